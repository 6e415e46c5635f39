import type { Store } from './database.ts';
import { DAY } from './dates.ts';
import type { Desk } from './desk.ts';

/**
 * Deletes for good what staff deleted some minutes ago; and where the clock can be believed, what is
 * older than it may be kept, and bookings that were not confirmed.
 */
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

/**
 * Overwrites the log file, in which deleted rows would otherwise stay for a while. It cannot while a
 * backup reads: then the next minute's run does it.
 */
export function truncateLog({ database }: Store): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}
