import './src/build-helpers/settings.ts';
import { defineConfig, devices, type Project } from 'playwright/test';
import { browser, headlessShell, launchFlags } from './tools/browser.ts';
import { slowness } from './tools/slowness.ts';

const DEVELOPMENT = '**/development.spec.ts';
/**
 * Whole visits run after the rest, whose load could change them; those that measure time run alone.
 */
const VISITS = '**/{lighthouse,visits}.spec.ts';
/**
 * The headless shell draws text a little differently: pictures are taken with the whole browser.
 */
const VISUAL = '**/visual.spec.ts';

const wholeBrowser = { launchOptions: { executablePath: browser(), args: [...launchFlags] } };
/** The headless shell, with one process less: that takes 7 % less processor time. */
const headless = {
  launchOptions: { executablePath: headlessShell(), args: [...launchFlags, '--in-process-gpu'] },
};

/** A project of `npm test`, and `…-full` beside it, with the tests whose titles have `@full`. */
function withFull(
  name: string,
  use: NonNullable<Project['use']>,
  { only, not, testMatch }: { only?: RegExp; not?: RegExp; testMatch?: string },
): Project[] {
  const which = testMatch ? { testMatch } : { testIgnore: [DEVELOPMENT, VISITS, VISUAL] };
  const both = { ...which, use };
  const full = /@full/;
  return [
    { ...both, name, grep: only ?? /./, grepInvert: not ? [not, full] : full },
    {
      ...both,
      name: `${name}-full`,
      grep: only ? new RegExp(`${only.source}.*@full`) : full,
      ...(not ? { grepInvert: not } : {}),
    },
  ];
}

const visits = { testMatch: VISITS, use: wholeBrowser };

/**
 * Browser tests run on `dist/public`, served by `tools/serve.ts`; each worker
 * starts its own server (see tests/browser/harness.ts), so no port is fixed.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Drawn with the site's own fonts and no system's, the pictures are the same everywhere.
  snapshotPathTemplate: 'tests/browser/looks/{arg}{ext}',
  // A limit says that something hangs, not how fast the machine is.
  timeout: 60_000 * slowness,
  expect: {
    timeout: 15_000 * slowness,
    toHaveScreenshot: { scale: 'device', maxDiffPixelRatio: 0.005 },
  },
  workers: 2,
  // Two cores also run the browser: a test that only time has failed gets one more.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    screenshot: 'only-on-failure',
  },
  projects: [
    ...withFull(
      'desktop',
      { ...headless, viewport: { width: 1280, height: 800 } },
      { not: /@phone-only/ },
    ),
    ...withFull('phone', { ...headless, ...devices['Pixel 7'] }, { only: /@phone/ }),
    ...withFull('visual', wholeBrowser, { testMatch: VISUAL }),
    { ...visits, name: 'visits', grepInvert: /@time/, workers: 2 },
    { ...visits, name: 'timed', grep: /@time/, workers: 1 },
    // A development server works both cores by itself: it runs apart from the rest.
    { name: 'development', testMatch: DEVELOPMENT, use: headless },
  ],
});
