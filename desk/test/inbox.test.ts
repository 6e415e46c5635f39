import './stated-hours.ts';

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { clean } from '../src/cleaning.ts';
import { MIGRATIONS } from '../src/database.ts';
import { DAY, HOUR, MINUTE } from '../src/dates.ts';
import { csv } from '../src/spreadsheet.ts';
import {
  enquiry,
  folder,
  receive,
  servedDesk,
  stored,
  surnames,
  unservedDesk,
} from './test-desk.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');

test('a session ends with signing out or after twelve hours', () => {
  let now = NOW;
  const { signIn } = unservedDesk({ now: () => now });
  const session = signIn.newSession();
  const isIn = [11, 12, -1].map((hours) => {
    now = NOW + hours * HOUR;
    return signIn.isSignedIn(session);
  });
  expect(isIn).toEqual([true, false, false]);
  for (const wrong of ['', 'x', undefined]) expect(signIn.isSignedIn(wrong)).toBe(false);
  now = NOW;
  const other = signIn.newSession();
  signIn.endSession(session);
  expect([signIn.isSignedIn(session), signIn.isSignedIn(other)]).toEqual([false, true]);
});

test('the printed address signs in once, within ten minutes, and not after another was printed', async () => {
  let now = NOW;
  const { signIn } = unservedDesk({ now: () => now });
  const newCode = async () => /code=([\w-]{43})/.exec(await signIn.newAddress())?.[1] ?? '';
  const first = await newCode();
  const second = await newCode();
  const used = [await signIn.useCode(first), await signIn.useCode(second)];
  expect([...used, await signIn.useCode(second)]).toEqual([false, true, false]);
  const late = await newCode();
  now += 10 * MINUTE;
  expect(await signIn.useCode(late)).toBe(false);
});

test('no cell of the CSV is a formula to a spreadsheet, and no telephone number a number', () => {
  for (const formula of '=1+1,+1,-1,@SUM(A1),\t=1, =1,|calc,＝1,+44-20,0012,1e5'.split(','))
    expect(csv([[formula]])).toBe(`'${formula}\n`);
  // A spreadsheet that splits at semicolons or tabs takes a part of a cell for a cell.
  for (const formula of ['a;=1', 'a; +1', 'a;"-1"', 'a\t@SUM(A1)', 'a, =1'])
    expect(csv([[formula]])).toMatch(/^"?a[;\t,]'/);
  const cells = ['+442079460001', '02079460001', 'a"b', 'x,y', 'Zoë'];
  expect(csv([cells])).toBe('+44 20 7946 0001,020 7946 0001,"a""b","x,y",Zoë\n');
});

test('lists are narrowed to a state, searched without accents, in order, and exported', async () => {
  let now = NOW;
  const opened = unservedDesk({ now: () => now, smtp: 'smtp://127.0.0.1:1' });
  const { enquiries, consultations } = opened;
  await receive(opened, 'Łucja', 'Øystein', 'Ștefan');
  await enquiries.setHandled(now, 2);
  const found = (search: string, state = 'all') =>
    enquiries.list({ search, state }, 1).map(({ surname }) => surname);
  expect(found('')).toEqual(['Ștefan', 'Øystein', 'Łucja']);
  expect(found('LUCJA')).toEqual(['Łucja']);
  expect(found('', 'open')).toEqual(['Ștefan', 'Łucja']);
  const book = (hours: number) =>
    consultations.book(now + hours * HOUR, { name: `${hours}`, email: 'a@b.example' });
  for (const hours of [3, 1, 2]) await book(hours);
  opened.store.run('UPDATE consultations SET confirm_hash = NULL WHERE id <> 2');
  now += 2.6 * HOUR;
  const listed = (state: string) =>
    consultations.list({ search: '', state }, 1).map(({ name }) => name);
  expect(listed('coming')).toEqual(['3']);
  expect(listed('unconfirmed')).toEqual(['1']);
  expect(listed('past')).toEqual(['2', '1']);
  expect([...enquiries.csv()].join('')).toContain(
    '2,2026-11-23T10:00:00.000Z,Amara,Øystein,Hair Nova,amara@hairnova.example,+44 20 7946 0001,enquiries: 12,2026-11-23T10:00:00.000Z,\n',
  );
});

test('all enquiries of one person are deleted at once, from the disk too', async () => {
  const opened = unservedDesk({ smtp: 'smtp://127.0.0.1:1' });
  const { enquiries, config } = opened;
  await receive(opened, ...Array.from({ length: 60 }, (_, i) => `Number ${i}`));
  const newest = enquiries.newest();
  await enquiries.receive({ ...enquiry, email: 'other@example.com' });
  const all = { search: 'AMARA@', state: 'open', newest };
  const later = { ...enquiry, surname: 'Later', email: 'amara@later.example' };
  await enquiries.receive(later);
  expect(await enquiries.delete(all)).toBe(60);
  for (const file of readdirSync(config.data))
    expect(readFileSync(join(config.data, file), 'latin1')).not.toContain(enquiry.email);
  expect(surnames(config.data)).toEqual([enquiry.surname, 'Later']);
  expect(stored(config.data, 'mails')).toHaveLength(2);
  expect([await enquiries.delete([62, 99]), await enquiries.delete([62])]).toEqual([1, 0]);
});

test('25,000 enquiries are listed, found and exported', async () => {
  const data = folder();
  const { store } = unservedDesk({ data });
  store.database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000)
    INSERT INTO enquiries (received_at, fingerprint, first_name, surname, company_name, email, contact_number, search_text)
    SELECT ${Date.now()} - i, i, 'Zoë', 'Number ' || i, '', i || '@example.com', '', 'zoe number ' || i FROM n`);
  store.database.close();
  const { inbox, get } = await servedDesk({ data });
  const list = await inbox('/inbox');
  expect(list.body.match(/Mark handled/g)).toHaveLength(50);
  expect(list.body).toContain('All (25000)');
  expect((await inbox('/inbox?page=500')).body).toContain('Number 25</a>');
  expect((await inbox('/inbox?search=ZO%C3%8B+number+24999')).body).toContain('Number 24999');
  let isExported = false;
  const exported = inbox('/inbox/enquiry.csv').finally(() => {
    isExported = true;
  });
  for (let times = 0; times < 2; times += 1) await get('/thank-you');
  expect(isExported).toBe(false);
  expect((await exported).body.split('\n')).toHaveLength(25_002);
});

test('enquiries older than a year are deleted, and nothing of them stays on the disk', async () => {
  let now = NOW;
  const opened = unservedDesk({ now: () => now });
  const { data } = opened.config;
  await receive(opened, 'Long ago');
  now += 300 * DAY;
  await receive(opened, 'Later');
  now += 66 * DAY;
  await clean(opened);
  expect(surnames(data)).toEqual(['Later']);
  for (const file of readdirSync(data))
    expect(readFileSync(join(data, file), 'latin1')).not.toContain('Long ago');
});

test('a database of an older version is brought up to date with what is in it', () => {
  const data = folder();
  const old = new DatabaseSync(join(data, 'desk.sqlite'));
  old.function('fold', (text) => String(text).toLowerCase());
  const now = Date.now();
  old.exec(`${MIGRATIONS[0]};
    INSERT INTO enquiries (id, received_at, fingerprint, first_name, surname, company_name, email, contact_number)
      VALUES (7, ${now}, 'f', 'Zoë', 'Osei', 'Hair Nova', 'zoe@example.com', '');
    INSERT INTO outbox (enquiry_id, attempts, due_at) VALUES (7, 2, 5);
    INSERT INTO consultations (id, slot, booked_at, secret_hash, sequence, name, email)
      VALUES (3, ${now + DAY}, ${now}, 's', 1, 'Łucja', 'l@example.com');
    ${MIGRATIONS[1]};
    UPDATE enquiries SET in_review = 1, assignee = 'Bea', note = 'Soon';
    PRAGMA user_version = 2`);
  old.close();
  const { enquiries, consultations, store } = unservedDesk({ data });
  const [row] = enquiries.list({ search: 'OSEI', state: 'open' }, 1);
  const note = 'Looked after by Bea\nSoon';
  expect(row).toMatchObject({ id: 7, firstName: 'Zoë', handledAt: null, note });
  expect(consultations.find(3)).toMatchObject({ isConfirmed: 1, sequence: 1, name: 'Łucja' });
  expect(store.all('SELECT enquiry_id, kind, attempts, due_at FROM mails')).toEqual([
    { enquiry_id: 7, kind: 'enquiry', attempts: 2, due_at: 5 },
  ]);
});

test('a database of the version before is brought up to date: it is searched, and knows its posts', async () => {
  const data = folder();
  const old = new DatabaseSync(join(data, 'desk.sqlite'));
  old.function('fold', (text) => String(text).toLowerCase());
  const [withoutLast, last = ''] = [MIGRATIONS.slice(0, -1), MIGRATIONS.at(-1)];
  expect(last).toContain('RENAME COLUMN form_id TO post_id');
  old.exec(`${withoutLast.join(';\n')};
    INSERT INTO enquiries (id, received_at, fingerprint, first_name, surname, company_name, email,
        contact_number, form_id, found_by)
      VALUES (1, 1, 'f', 'Zoë', 'Łucja', '', 'zoe@example.com', '', 'its post', 'zoe lucja');
    INSERT INTO consultations (id, slot, booked_at, secret_hash, name, email, found_by)
      VALUES (1, 1, 1, 's', 'Łucja', 'l@example.com', 'lucja l@example.com');
    PRAGMA user_version = ${withoutLast.length}`);
  old.close();
  const { enquiries, consultations } = unservedDesk({ data });
  expect([enquiries.has('its post'), enquiries.has('another')]).toEqual([true, false]);
  for (const [list, state] of [
    [enquiries, 'all'],
    [consultations, 'past'],
  ] as const)
    expect([
      list.count({ search: 'LUCJA', state }),
      list.count({ search: 'nobody', state }),
    ]).toEqual([1, 0]);
  await enquiries.receive(enquiry, 'a new post');
  expect(enquiries.has('a new post')).toBe(true);
});
