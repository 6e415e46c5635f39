import type { Store } from './database.ts';
import { DAY } from './dates.ts';
import type { Desk } from './desk.ts';

// Deletes for good what was deleted minutes ago; where the clock can be believed, also what is too old
// and what was not confirmed.
export async function clean({ config, store, clock, enquiries, consultations }: Desk) {
  const before = store.now() - config.keepDays * DAY;
  await store.write(() => {
    enquiries.removeHidden();
    consultations.removeHidden();
    if (clock.problem) return;
    enquiries.remove('received_at < ?', before);
    consultations.remove('slot < ?', before);
    consultations.removeUnconfirmed();
    store.run('DELETE FROM closures WHERE to_at < ?', before);
  });
  truncateLog(store);
}

export async function removePerson({ store, enquiries, consultations }: Desk, email: string) {
  await store.write(() => {
    enquiries.remove('lower(email) = lower(?)', email);
    consultations.remove('lower(email) = lower(?)', email);
  });
  truncateLog(store);
}

/** Deleted rows would stay in the log for a while. While a backup reads, the next minute's run does it. */
export function truncateLog({ database }: Store): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}
