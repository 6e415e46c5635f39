import type { Store } from './database.ts';
import { DAY } from './dates.ts';
import type { Desk } from './desk.ts';

/** The longest time a desk may be switched off; a clock that moves further is not believed. */
const LONGEST_PAUSE = 30 * DAY;
/** Where the moment of the last cleaning is remembered. */
const SEEN_AT = 'clock-seen-at';

/** Says by how much the clock has jumped since it was last believed, where that is too far. */
export function clockProblem(store: Store): string | undefined {
  const jump = store.now() - Number(store.setting(SEEN_AT) ?? store.now());
  if (Math.abs(jump) < LONGEST_PAUSE) return undefined;
  const days = Math.round(Math.abs(jump / DAY));
  return `The clock has jumped ${jump > 0 ? 'ahead' : 'back'} by ${days} days.`;
}

/** Remembers the clock's time as right; called within a write. */
export const believeClock = (store: Store): void => store.remember(SEEN_AT, String(store.now()));

/**
 * Deletes old entries and unconfirmed bookings, while the clock can be believed, and remembers its
 * time.
 */
export async function clean({ config, store, enquiries, consultations }: Desk): Promise<void> {
  const before = store.now() - config.keepDays * DAY;
  await store.erase(() => {
    if (clockProblem(store)) return;
    believeClock(store);
    enquiries.remove('received_at < ?', before);
    consultations.remove('slot < ?', before);
    consultations.removeUnconfirmed();
    store.run('DELETE FROM closures WHERE to_at < ?', before);
  });
}
