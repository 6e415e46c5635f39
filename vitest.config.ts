import './src/build-helpers/settings.ts';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { slowness } from './tools/slowness.ts';

/** What the build makes of pictures, for tests that run without one. */
const pictures = fileURLToPath(new URL('./tests/support/virtual-pictures.ts', import.meta.url));

/** The test of what the built pages say of this agency's figures, which needs a build. */
const BUILT_CLAIMS = 'tests/agency/built-claims.test.ts';

/** The tests of what visitors and staff do at the desk; all others are of those who run it. */
const DESK_USED = 'desk/test/{journey,enquiries,bookings,inbox,outbox,slots}.test.ts';

/**
 * A limit says that something hangs, not how fast the machine is: seconds on the reference machine.
 */
const limit = (seconds: number): number => Math.round(seconds * 1000 * slowness);

function project(
  name: string,
  include: readonly string[],
  [test, hook]: readonly [test: number, hook: number],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  const limits = { testTimeout: limit(test), hookTimeout: limit(hook) };
  const poll = { poll: { timeout: limit(15) } };
  return { test: { name, include: [...include], ...limits, expect: poll, ...more } };
}

/** Unit tests run on the sources, the others on what `npm run build` left in `dist/public`. */
export default defineConfig({
  test: {
    // Vitest leaves one core free: on two cores that would be one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias: { 'virtual:pictures': pictures } },
        ...project(
          'unit',
          [
            '{src,tools}/**/*.test.{ts,tsx}',
            'packages/waku-islands/test/unit/*.test.{ts,tsx}',
            // This agency's own figures: an adopter deletes the folder.
            'tests/agency/*.test.ts',
          ],
          [30, 30],
          // 10 s instead of 36: modules are loaded once, not for every file.
          { isolate: false, exclude: [BUILT_CLAIMS] },
        ),
      },
      project('build', ['tests/build/*.test.ts', BUILT_CLAIMS], [60, 60], { isolate: false }),
      project('desk', [DESK_USED], [300, 180]),
      project('desk-full', ['desk/test/*.test.ts'], [300, 180], { exclude: [DESK_USED] }),
      project('adoption', ['packages/waku-islands/test/adoption/*.test.ts'], [300, 300]),
      project('hosts', ['tests/hosts/*.test.ts'], [60, 300]),
      project('guides', ['tests/reproducibility/guides.test.ts'], [600, 600]),
      project('reproducibility', ['tests/reproducibility/reproducibility.test.ts'], [600, 600]),
      project('engines', ['tests/engines/*.test.ts'], [90, 300], {
        // One browser at a time. A browser that crashes gets one more try.
        fileParallelism: false,
        retry: process.env.CI ? 1 : 0,
      }),
    ],
  },
});
