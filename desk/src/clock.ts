import type { Store } from './database.ts';
import { DAY } from './dates.ts';

/** How far the clock may move between two looks at it, a minute apart; and while the desk is switched off. */
const LARGEST_JUMP = DAY;
const LONGEST_PAUSE = 30 * DAY;
/** Where the moment of the last look is remembered: a backup holds the moment that it was made. */
export const SEEN_AT = 'clock-seen-at';

/** Whether the clock can be believed: else nothing old is deleted. */
export function createClock(store: Store) {
  let most = LONGEST_PAUSE;
  const clock = {
    /** What is wrong with it, in words. */
    get problem(): string | undefined {
      const jump = store.now() - Number(store.setting(SEEN_AT) ?? store.now());
      if (Math.abs(jump) < most) return undefined;
      const way = jump > 0 ? 'ahead' : 'back';
      return `The clock has jumped ${way} by ${Math.abs(jump / DAY).toFixed(1)} days.`;
    },
    /** Looks at it, and remembers what it has seen. */
    async look(): Promise<void> {
      if (!clock.problem) await clock.accept();
    },
    async accept(): Promise<void> {
      await store.write(() => store.remember(SEEN_AT, String(store.now())));
      most = LARGEST_JUMP;
    },
  };
  return clock;
}
