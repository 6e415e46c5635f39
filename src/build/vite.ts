import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { islands } from 'waku-islands';
import { criticalCss } from 'waku-islands/critical-css';
import { IN_FILE_NAME } from '../build-helpers/fingerprint';
import { isStock } from '../build-helpers/settings';
import { assertSite } from '../site/site';
import { buildId } from './build-id';
import { errorsInDevelopment } from './errors-in-development';
import { fonts } from './fonts';
import { iconsPlugin } from './icons';
import { cssOptions, islandsOptions } from './islands-options';
import { fontLicencesPlugin, licences } from './licences';
import { logosPlugin } from './logos';
import { saidWhereShown } from './made-files';
import { panda } from './panda';
import { picturesPlugin } from './pictures';
import { reloadOnContent } from './reload-on-content';

/** The first releases that know `light-dark()`, which the two themes are made of. */
const BROWSERS = ['chrome123', 'safari17.5', 'ios17.5', 'firefox121'];

/** A font's name has its hash already: each character of a second one would stand in every page. */
function assetFileNames({ names }: { names: string[] }): string {
  return `assets/[name]${names.some((name) => name.endsWith('.woff2')) ? '' : '-[hash]'}[extname]`;
}

/** Every page names its scripts: eight characters of each hash would be 16 bytes more. */
const SCRIPT = `assets/[name]-[hash:${IN_FILE_NAME}].js`;

/**
 * React has a file that changes only with its version, so it stays in a visitor's cache; what every
 * island needs besides is one file, since each is one more request.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|preact)\/|rolldown[/]runtime/,
  },
  { name: 'islands', test: /node_modules\/jotai\/|packages\/waku-islands\/|src\/store\.ts/ },
];

/**
 * What islands import from packages, and what Vite would otherwise leave out of the prebundled files
 * (a second copy of Jotai's store, in `jotai/utils`).
 */
const ISLAND_PACKAGES = [
  '@ark-ui/react/dialog',
  '@ark-ui/react/portal',
  'embla-carousel-react',
  'jotai',
  'motion/mini',
];

/**
 * What the first page of a development server needs, transformed ahead and side by side instead of one
 * import after another: it loads all routes, 8.3 s instead of 9.5, and Waku's renderer, 4.2 instead of 4.4.
 */
const AHEAD = {
  rsc: [
    'src/pages/**/*.tsx',
    'src/{about,articles,calculator,carousel,charts,contact,content,dashboards,enquiry,frame,home}/**/!(*.test).{ts,tsx}',
    'src/{legal,map,marquee,not-found,parts,proposals,questions,seo,services,site,theme,work}/**/!(*.test).{ts,tsx}',
  ],
  ssr: [
    'src/*/{accordion,enquiry,marquee,nav-link}.tsx',
    'node_modules/waku/dist/lib/vite-entries/entry.ssr.js',
  ],
};

/** Of no page. Watching the 12,000 files that a developer's caches hold took 1.4 s of each start. */
const UNWATCHED = ['.cache', 'desk', 'dist', 'docs', 'tests', 'tools'];

/** With `modulePreload: false` Vite's helper for what is imported later does nothing, in 700 bytes. */
const withoutPreloadHelper: Plugin = {
  name: 'noughtline:without-preload-helper',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/**
 * Packages that only the build runs: Node imports them directly. Bundling them would double the
 * bundler's work, and several hold native or WebAssembly code. React and Waku need bundling, for
 * the `react-server` condition.
 */
function buildPackages(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !/^(?:react|waku|@ark-ui)/.test(name),
  );
}

/**
 * The Vite configuration: Panda's code and CSS, subset fonts, and a build id derived from the
 * sources, so that builds are reproducible and an open tab still notices a new deployment.
 *
 * @throws where the environment holds wrong addresses, and as its parts do
 */
export async function vite(): Promise<UserConfig> {
  assertSite();
  const [pictures, logos, styles, id] = await Promise.all([
    saidWhereShown('pictures', picturesPlugin),
    saidWhereShown('logos', logosPlugin),
    panda(),
    buildId(),
    fonts(),
  ]);
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    // Otherwise the file lists of five bundles are printed: hundreds of lines.
    logLevel: isBuild ? 'warn' : 'info',
    plugins: [
      pictures,
      logos,
      withoutPreloadHelper,
      iconsPlugin(),
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
        // Prebundled before the first page: found later, they would reload it with a second copy.
        optimizeDeps: { include: ISLAND_PACKAGES },
        build: {
          license: licences,
          // An island's own imports name no other files to fetch ahead.
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
