import './stated-hours.ts';

import * as fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { backUp, backupName, backupsIn, restore, rotate } from '../src/backup.ts';
import { clean } from '../src/cleaning.ts';
import { DAY, HOUR } from '../src/dates.ts';
import {
  command,
  folder,
  receive,
  SOON,
  servedDesk,
  stored,
  surnames,
  unservedDesk,
} from './test-desk.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');

test('a restore brings nothing back that was deleted or sent since', async () => {
  const first = unservedDesk({ smtp: 'smtp://127.0.0.1:1', now: () => NOW });
  const { store, enquiries, consultations, config } = first;
  const { data } = config;
  const copy = join(folder(), 'copy.sqlite');
  await clean(first);
  await receive(first, 'Kept', 'Deleted', 'Kept too');
  await consultations.book(NOW + DAY, { name: 'Gone', email: 'gone@example.com' });
  await backUp(data, copy);
  await enquiries.delete([2]);
  await consultations.delete([1]);
  await receive(first, 'Later');
  const [sent] = store.all('SELECT message_id FROM mails WHERE enquiry_id = 1');
  const lines = [`sent ${sent?.message_id}`, `deleted enquiry 1 ${NOW}`, `kept enquiry 1 ${NOW}`];
  fs.appendFileSync(join(data, 'deleted-and-sent.log'), `${lines.join('\n')}\n`);
  expect(fs.existsSync(join(data, 'desk.sqlite-wal'))).toBe(true);

  const said = await command(data, ['restore', copy]);
  expect(said).toMatch(
    /^Restored .*\n.*delete it when all is well\.\nEntries that were deleted since are left out: 2\. .* sent: 1\.\n.*/,
  );
  expect(surnames(data)).toEqual(['Kept', 'Kept too']);
  const [, kept = ''] = /What was there is in (.+);/.exec(said) ?? [];
  expect(surnames(kept)).toEqual(['Kept', 'Kept too', 'Later']);
  const left = ['mails', 'consultations'].map((table) => stored(data, table).length);
  expect(left).toEqual([1, 0]);
});

test.each([
  ['text', 'no database'],
  ['nothing', ''],
  ['a newer version', undefined],
])(
  'a file of %s is no backup: the refusal names it, nothing is changed, no copy is left',
  async (_, text) => {
    const { store, config } = unservedDesk();
    const { data } = config;
    const wrong = join(folder(), 'wrong.sqlite');
    if (text === undefined) {
      await backUp(data, wrong);
      const newer = new DatabaseSync(wrong);
      newer.exec('PRAGMA user_version = 99');
      newer.close();
    } else fs.writeFileSync(wrong, text);
    store.database.close();
    const before = fs.readFileSync(join(data, 'desk.sqlite'));
    expect(() => restore(data, wrong, NOW)).toThrow(`"${wrong}" is no backup of a desk`);
    expect(fs.readFileSync(join(data, 'desk.sqlite'))).toEqual(before);
    const files = ['deleted-and-sent.log', 'desk.lock', 'desk.sqlite', 'token'];
    expect(fs.readdirSync(data)).toEqual(files.filter((name) => fs.existsSync(join(data, name))));
  },
);

test('backups are made and rotated by themselves', async () => {
  const backups = folder();
  await servedDesk({ backups });
  await vi.waitFor(() => expect(backupsIn(backups)).toHaveLength(1), SOON);
  const now = Date.now();
  for (let hours = 1; hours < 24 * 20; hours += 1) {
    const at = now - hours * HOUR;
    const file = join(backups, backupName(at));
    fs.writeFileSync(file, '');
    fs.utimesSync(file, at / 1000, at / 1000);
  }
  rotate(backups, now);
  const kept = backupsIn(backups).map(({ madeAt }) => now - madeAt);
  expect(kept.filter((age) => age < DAY - HOUR / 2)).toHaveLength(24);
  expect([36, 37, 38]).toContain(kept.length);
  expect(Math.max(...kept)).toBeLessThan(14 * DAY);
});
