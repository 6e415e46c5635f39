import type { Store } from './database.ts';
import { DAY, HOUR } from './dates.ts';

/** By how much the clock and the machine's steady one may differ while the desk runs. */
const LARGEST_JUMP = DAY;
/** For how long a desk may be switched off. */
const LONGEST_PAUSE = 30 * DAY;
/** Where the moment of the last look is remembered: a backup holds the moment that it was made. */
export const SEEN_AT = 'clock-seen-at';
const JUMPED = 'clock-jumped';

/** Whether the clock can be believed. While it cannot, nothing is deleted because of its age. */
export class Clock {
  readonly #store: Store;
  readonly #steady: () => number;
  #last: { readonly wall: number; readonly steady: number } | undefined;

  /** @param steady a clock that nobody sets */
  constructor(store: Store, steady: () => number = () => performance.now()) {
    this.#store = store;
    this.#steady = steady;
  }

  /** What is wrong with it, in words. */
  get problem(): string | undefined {
    return this.#store.setting(JUMPED) || undefined;
  }

  /** Looks at it, and remembers what it has seen. */
  async look(): Promise<void> {
    const now = this.#store.now();
    const seen = this.#last?.wall ?? Number(this.#store.setting(SEEN_AT) ?? now);
    const jump = now - seen - (this.#last ? this.#steady() - this.#last.steady : 0);
    if (jump > -HOUR && jump < (this.#last ? LARGEST_JUMP : LONGEST_PAUSE)) return this.accept();
    const way = jump > 0 ? 'ahead' : 'back';
    const words = `The clock has jumped ${way} by ${Math.abs(jump / DAY).toFixed(1)} days.`;
    if (!this.problem) await this.#store.write(() => this.#store.remember(JUMPED, words));
  }

  async accept(): Promise<void> {
    this.#last = { wall: this.#store.now(), steady: this.#steady() };
    await this.#store.write(() => {
      this.#store.remember(SEEN_AT, String(this.#store.now()));
      this.#store.remember(JUMPED, '');
    });
  }
}
