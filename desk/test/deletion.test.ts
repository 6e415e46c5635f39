import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { clean } from '../src/cleaning.ts';
import { MIGRATIONS } from '../src/database.ts';
import { DAY } from '../src/dates.ts';
import { command, enquiry, folder, parts, receive, surnames } from './desk.ts';

test('one person is printed and deleted, nothing stays on the disk, and the copies are named', async () => {
  const opened = parts();
  const { data } = opened.config;
  await receive(opened, 'One', 'Two');
  await opened.enquiries.receive({ ...enquiry, email: 'other@example.com' });
  const printed = JSON.parse(await command(data, ['person', enquiry.email.toUpperCase()]));
  expect(printed.enquiries).toHaveLength(2);
  const deleted = await command(data, ['person', enquiry.email, '--delete']);
  expect(deleted).toMatch(/^Deleted 2 entries\. What remains:[\s\S]*backups/);
  await expect(command(data, ['person', enquiry.email])).rejects.toThrow('holds nothing');
  for (const file of readdirSync(data))
    expect(readFileSync(join(data, file), 'latin1')).not.toContain(enquiry.email);
  expect(surnames(data)).toEqual([enquiry.surname]);
});

test.each([1, 2])(
  'a database of version %i is brought up to date with what is in it',
  (version) => {
    const data = folder();
    const old = new DatabaseSync(join(data, 'desk.sqlite'));
    old.function('fold', (text) => String(text).toLowerCase());
    for (const migration of MIGRATIONS.slice(0, 1)) old.exec(migration);
    const now = Date.now();
    old.exec(`INSERT INTO enquiries (id, received_at, fingerprint, first_name, surname, company_name, email, contact_number)
      VALUES (7, ${now}, 'f', 'Zoë', 'Osei', 'Hair Nova', 'zoe@example.com', '');
    INSERT INTO outbox (enquiry_id, attempts, due_at) VALUES (7, 2, 5);
    INSERT INTO consultations (id, slot, booked_at, secret_hash, sequence, name, email)
      VALUES (3, ${now + DAY}, ${now}, 's', 1, 'Łucja', 'l@example.com');`);
    if (version === 2)
      old.exec(
        `${MIGRATIONS[1]}; UPDATE enquiries SET in_review = 1, assignee = 'Bea', note = 'Soon'`,
      );
    old.exec(`PRAGMA user_version = ${version}`);
    old.close();
    const { enquiries, consultations, store } = parts({ data });
    const note = version === 1 ? '' : 'Looked after by Bea\nSoon';
    const [row] = enquiries.list({ search: 'OSEI', state: 'open' }, 1);
    expect(row).toMatchObject({ id: 7, firstName: 'Zoë', handledAt: null, note });
    expect(consultations.find(3)).toMatchObject({ isConfirmed: 1, sequence: 1, name: 'Łucja' });
    expect(store.all('SELECT enquiry_id, kind, attempts, due_at FROM mails')).toEqual([
      { enquiry_id: 7, kind: 'enquiry', attempts: 2, due_at: 5 },
    ]);
  },
);

test('what is too old is deleted, and nothing of it stays on the disk', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const opened = parts({ now: () => now });
  await receive(opened, 'Long ago');
  now += 300 * DAY;
  await receive(opened, 'Later');
  now += 66 * DAY;
  await clean(opened);
  expect(surnames(opened.config.data)).toEqual(['Later']);
  for (const file of readdirSync(opened.config.data))
    expect(readFileSync(join(opened.config.data, file), 'latin1')).not.toContain('Long ago');
});
