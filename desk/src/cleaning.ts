import { DAY } from './dates.ts';
import type { Desk } from './desk.ts';

/** Deletes what is too old and what was not confirmed, while the clock can be believed. */
export async function clean({ config, store, clock, enquiries, consultations }: Desk) {
  const before = store.now() - config.keepDays * DAY;
  await store.erase(() => {
    if (clock.problem) return;
    enquiries.remove('received_at < ?', before);
    consultations.remove('slot < ?', before);
    consultations.removeUnconfirmed();
    store.run('DELETE FROM closures WHERE to_at < ?', before);
  });
}
