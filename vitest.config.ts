import './src/node/env-file.ts';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What the build makes of pictures, for tests that run without one. */
const pictures = fileURLToPath(new URL('./tests/support/virtual-pictures.ts', import.meta.url));

/** No test is about how fast the machine is: the usual five seconds are too few for a busy one. */
const testTimeout = 30_000;

/** Unit tests run on the sources, the others on what `npm run build` left in `dist/public`. */
export default defineConfig({
  test: {
    // Vitest leaves one core free: on two cores that would be one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias: { 'virtual:pictures': pictures } },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'src/runtime/tests/**/*.test.{ts,tsx}'],
          testTimeout,
          // 10 s instead of 36: modules are loaded once, not for every file.
          isolate: false,
        },
      },
      {
        test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout, isolate: false },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/setup.ts',
          testTimeout,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'desk',
          include: ['desk/test/**/*.test.ts'],
          globalSetup: 'tests/engines/setup.ts',
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'adoption',
          include: ['tests/adoption/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'reproducibility',
          include: ['tests/reproducibility/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/setup.ts',
          // Browsers share their cores with whatever else runs: one more try, as in the browser suite.
          retry: process.env.CI ? 1 : 0,
          testTimeout,
          // Three attempts to start a browser, of which each part may take half a minute.
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
