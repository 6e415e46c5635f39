import type { Store } from './database.ts';
import { DAY, HOUR } from './dates.ts';

/** By how much the clock and the machine's steady one may differ while the desk runs. */
const LARGEST_JUMP = DAY;
/** For how long a desk may be switched off. */
const LONGEST_PAUSE = 30 * DAY;
/** Where the moment of the last look is remembered: a backup holds the moment that it was made. */
export const SEEN_AT = 'clock-seen-at';
const JUMPED = 'clock-jumped';

/** Whether the clock can be believed: else nothing old is deleted. @param steady nobody sets it */
export function createClock(store: Store, steady: () => number = () => performance.now()) {
  let last: { readonly wall: number; readonly steady: number } | undefined;
  const clock = {
    /** What is wrong with it, in words. */
    get problem(): string | undefined {
      return store.setting(JUMPED) || undefined;
    },
    /** Looks at it, and remembers what it has seen. */
    async look(): Promise<void> {
      const now = store.now();
      const seen = last?.wall ?? Number(store.setting(SEEN_AT) ?? now);
      const jump = now - seen - (last ? steady() - last.steady : 0);
      if (jump > -HOUR && jump < (last ? LARGEST_JUMP : LONGEST_PAUSE)) return clock.accept();
      const way = jump > 0 ? 'ahead' : 'back';
      const words = `The clock has jumped ${way} by ${Math.abs(jump / DAY).toFixed(1)} days.`;
      if (!clock.problem) await store.write(() => store.remember(JUMPED, words));
    },
    async accept(): Promise<void> {
      last = { wall: store.now(), steady: steady() };
      await store.write(() => {
        store.remember(SEEN_AT, String(store.now()));
        store.remember(JUMPED, '');
      });
    },
  };
  return clock;
}
