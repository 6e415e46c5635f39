import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { islands } from 'waku-islands';
import { criticalCss } from 'waku-islands/critical-css';
import { HASH_IN_NAME } from '../build-helpers/fingerprint';
import { isStock } from '../build-helpers/settings';
import { assertSite } from '../site/site';
import { buildId } from './build-id';
import { errorsInDevelopment } from './errors-in-development';
import { faviconsPlugin } from './favicons';
import { fonts } from './fonts';
import { cssOptions, islandsOptions } from './islands-options';
import { fontLicencesPlugin, licences } from './licences';
import { logosPlugin } from './logos';
import { panda } from './panda';
import { picturesPlugin } from './pictures';
import { pluginOrErrorOnPages } from './plugin-helpers';
import { reloadOnContent } from './reload-on-content';

/** The first releases that know `light-dark()`, which the two themes are made of. */
const BROWSERS = ['chrome123', 'safari17.5', 'ios17.5', 'firefox121'];

/** A font's name has its hash already; a second hash would add its characters to every page. */
function assetFileNames({ names }: { names: string[] }): string {
  return `assets/[name]${names.some((name) => name.endsWith('.woff2')) ? '' : '-[hash]'}[extname]`;
}

/** Every page names its scripts: Vite's eight characters for each hash would be 16 bytes more. */
const SCRIPT = `assets/[name]-[hash:${HASH_IN_NAME}].js`;

/**
 * React has a file of its own, which changes only with its version and so stays in a visitor's
 * cache. What else several islands share is one file, since each file is a request.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|preact)\/|rolldown[/]runtime/,
  },
  { name: 'islands', test: /node_modules\/jotai\/|packages\/waku-islands\/|src\/store\.ts/ },
];

const ISLAND_PACKAGES = [
  '@ark-ui/react/dialog',
  '@ark-ui/react/portal',
  'embla-carousel-react',
  'jotai',
  'motion/mini',
];

/**
 * Modules of a development server's first page, transformed ahead and in parallel instead of one
 * import after another: all routes then load in 8.3 s instead of 9.5, Waku's renderer in 4.2
 * instead of 4.4.
 */
const AHEAD = {
  rsc: [
    'src/pages/**/*.tsx',
    'src/{about,articles,calculator,carousel,charts,contact,content,dashboards,enquiry,home,layout}/**/!(*.test).{ts,tsx}',
    'src/{legal,map,marquee,not-found,parts,press,proposals,questions,seo,services,site,theme,work}/**/!(*.test).{ts,tsx}',
  ],
  ssr: [
    'src/*/{accordion,enquiry,nav-link,pause}.tsx',
    'node_modules/waku/dist/lib/vite-entries/entry.ssr.js',
  ],
};

/** Folders without page sources: watching 12,000 files of caches took 1.4 s of each start. */
const UNWATCHED = ['.cache', 'desk', 'dist', 'docs', 'tests', 'tools'];

/** Removes Vite's preload helper, 700 bytes that do nothing with `modulePreload: false`. */
const withoutPreloadHelper: Plugin = {
  name: 'noughtline:without-preload-helper',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/**
 * Packages that Node imports directly as it renders pages: bundling them would double the bundler's
 * work, and several hold native or WebAssembly code. React and Waku need bundling, for the
 * `react-server` condition.
 */
function buildPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !/^(?:react|waku|@ark-ui)/.test(name),
  );
}

/**
 * The Vite configuration: this site's plugins, Panda's code and CSS, subset fonts, and a build id
 * derived from the sources, so that builds are reproducible and an open tab still notices a new
 * deployment.
 *
 * @throws where the environment holds wrong addresses, and in a build for wrong pictures, wordmarks
 *   and styles
 */
export async function vite(): Promise<UserConfig> {
  assertSite();
  const [pictures, logos, styles, id] = await Promise.all([
    pluginOrErrorOnPages('pictures', picturesPlugin),
    pluginOrErrorOnPages('logos', logosPlugin),
    panda(),
    buildId(),
    fonts(),
  ]);
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    // Otherwise Vite prints the file lists of five bundles, hundreds of lines.
    logLevel: isBuild ? 'warn' : 'info',
    plugins: [
      pictures,
      logos,
      withoutPreloadHelper,
      faviconsPlugin(),
      fontLicencesPlugin(),
      ...(isStock() ? [] : [criticalCss(cssOptions), islands(islandsOptions)]),
      reloadOnContent(),
      errorsInDevelopment(),
    ],
    define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(id) },
    css: { postcss: { plugins: styles } },
    environments: {
      rsc: {
        resolve: { external: buildPackages() },
        build: { rolldownOptions: { output: { assetFileNames } } },
        dev: { warmup: AHEAD.rsc },
      },
      client: {
        // Prebundled before the first page: if found later, they would reload the page.
        optimizeDeps: { include: ISLAND_PACKAGES },
        build: {
          license: licences,
          // Islands do not fetch their imports ahead.
          modulePreload: false,
          rolldownOptions: {
            output: {
              assetFileNames,
              ...(!isStock() && {
                chunkFileNames: SCRIPT,
                entryFileNames: SCRIPT,
                codeSplitting: { groups: CHUNKS },
              }),
            },
          },
        },
      },
      ssr: {
        optimizeDeps: { include: ISLAND_PACKAGES },
        dev: { warmup: AHEAD.ssr, preTransformRequests: true },
      },
    },
    server: { watch: { ignored: UNWATCHED.map((folder) => resolve(folder)) } },
    resolve: { dedupe: ['jotai', 'react', 'react-dom'] },
    build: {
      cssMinify: 'lightningcss',
      target: 'es2022',
      cssTarget: BROWSERS,
      reportCompressedSize: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  };
}
