import type { Plugin, UserConfig } from 'vite';
import { bootPlugin } from '../runtime/build/boot-plugin';
import { elementCachePlugin } from '../runtime/build/element-cache-plugin';
import { inlinePayloadPlugin } from '../runtime/build/inline-payload-plugin';
import { lateSheet } from '../runtime/build/late-sheet';
import { buildId } from './build-id';
import type { ClassGroups } from './class-groups';
import { errorsInDevelopment } from './errors-in-development';
import { fonts } from './fonts';
import { iconsPlugin } from './icons';
import { fontLicencesPlugin, licences } from './licences';
import { logosPlugin } from './logos';
import { ONLY_BUILDING } from './only-building';
import { panda } from './panda';
import { picturesPlugin } from './pictures';
import { reloadOnContent } from './reload-on-content';
import { virtualModule } from './virtual-module';

/** The first releases that know `light-dark()`, which the two themes are made of. */
const BROWSERS = ['chrome123', 'safari17.5', 'ios17.5', 'firefox121'];

/** A font's name has its hash already: each character of a second one would stand in every page. */
function assetFileNames({ names }: { names: string[] }): string {
  return `assets/[name]${names.some((name) => name.endsWith('.woff2')) ? '' : '-[hash]'}[extname]`;
}

/** Hands the build what it may merge in the styles of a page, as the module `virtual:class-groups`. */
function classGroupsPlugin(groups: ClassGroups): Plugin {
  return {
    name: 'noughtline:class-groups',
    ...virtualModule('virtual:class-groups', () => `export default ${JSON.stringify(groups)}`),
  };
}

/**
 * The islands of the frame and what they stand on are one file with React: each name of a file stands
 * in every page, and each file is a request more.
 */
const ON_EVERY_PAGE =
  /node_modules\/(?:react|react-dom|scheduler|waku|react-server-dom-webpack|@vitejs|jotai|motion[\w-]*)\/|src\/(?:runtime|boot)\/|src\/waku\.client|src\/islands\/(?:store|hint|page-|nav-link|reveal|use-found|enquire-now|theme-switch|weight)(?!-word)/;

/**
 * The Vite half of the build: Panda's code and CSS, the subset fonts, and a
 * build id that is the same for the same sources, so that two builds are equal
 * and a tab left open still notices a new deployment.
 */
export async function vite(): Promise<UserConfig> {
  await fonts();
  const styles = await panda();
  return {
    plugins: [
      await picturesPlugin(),
      await logosPlugin(),
      iconsPlugin(),
      fontLicencesPlugin(),
      bootPlugin(),
      classGroupsPlugin(styles.groups),
      inlinePayloadPlugin(),
      elementCachePlugin(),
      reloadOnContent(),
      errorsInDevelopment(),
    ],
    define: { 'import.meta.env.WAKU_BUILD_ID': JSON.stringify(await buildId()) },
    css: { postcss: { plugins: [...styles.plugins, ...lateSheet()] } },
    environments: {
      rsc: { resolve: { external: ONLY_BUILDING } },
      client: {
        build: {
          license: licences,
          rolldownOptions: {
            output: {
              assetFileNames,
              codeSplitting: { groups: [{ name: 'app', test: ON_EVERY_PAGE }] },
            },
          },
        },
      },
    },
    build: {
      cssMinify: 'lightningcss',
      target: 'es2022',
      cssTarget: BROWSERS,
      reportCompressedSize: false,
    },
  };
}
