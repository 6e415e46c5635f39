import { expect, test } from 'vitest';
import { isSignedIn, SESSION } from '../src/access.ts';
import { clean } from '../src/cleaning.ts';
import { HOUR } from '../src/dates.ts';
import { UNDO } from '../src/entries.ts';
import { BYTE_ORDER_MARK, csv } from '../src/spreadsheet.ts';
import { desk, enquiry, folder, parts } from './desk.ts';

test('somebody is signed in for twelve hours, and no longer because a clock was set back', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const until = String(now + SESSION);
  expect(isSignedIn(until, now + 11 * HOUR)).toBe(true);
  expect(isSignedIn(until, now + 12 * HOUR)).toBe(false);
  expect(isSignedIn(until, now - HOUR)).toBe(false);
  for (const wrong of ['', 'x', 'Infinity', undefined, false] as const)
    expect(isSignedIn(wrong, now)).toBe(false);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '＝1', '+44-20', '0012', '1e5'])(
  'the cell "%s" is text to a spreadsheet',
  (value) => {
    expect(csv([[value]])).toBe(`'${value}\n`);
  },
);

test('a telephone number is neither a formula nor a number', () => {
  const cells = ['+442079460001', '02079460001', 'a"b', 'x,y', 'Zoë'];
  expect(csv([cells])).toBe('+44 20 7946 0001,020 7946 0001,"a""b","x,y",Zoë\n');
});

test('the exports hold what the lists hold', async () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  const { enquiries, consultations } = parts({ now: () => now });
  await enquiries.receive(enquiry);
  await enquiries.set('handled_at', now, 1);
  await enquiries.set('note', 'Calls back', 1);
  await consultations.book(now + 24 * HOUR, { name: 'Zoë', email: 'zoe@example.com' }, '', true);
  expect([...enquiries.csv()].join('')).toBe(
    `${BYTE_ORDER_MARK}id,receivedAt,firstName,surname,companyName,email,contactNumber,handledAt,note
1,2026-11-23T10:00:00.000Z,Amara,Osei,Hair Nova,amara@hairnova.example,+44 20 7946 0001,2026-11-23T10:00:00.000Z,Calls back
`,
  );
  expect([...consultations.csv()].join('')).toBe(
    `${BYTE_ORDER_MARK}id,slot,bookedAt,name,email,isConfirmed,handledAt,note
1,2026-11-24T10:00:00.000Z,2026-11-23T10:00:00.000Z,Zoë,zoe@example.com,1,,
`,
  );
});

test('700 entries of one person are deleted at once, but not what came after the list; and undone', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const opened = parts({ now: () => now });
  const { enquiries, store } = opened;
  store.database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
    INSERT INTO enquiries (received_at, fingerprint, first_name, surname, company_name, email, contact_number, found_by)
    SELECT ${now}, i, 'Win', 'Number ' || i, '', 'spam@example.com', '', 'spam@example.com' FROM n`);
  const newest = enquiries.newest();
  await enquiries.receive({ ...enquiry, email: 'spam@example.com' });
  await enquiries.receive(enquiry);
  const left = () => enquiries.count({ search: '', state: 'all' });
  const all = { search: 'SPAM@', state: 'open', newest };
  expect([await enquiries.hide(all), left()]).toEqual([700, 2]);
  expect(enquiries.lastHidden()).toEqual({ at: now, count: 700 });
  expect([await enquiries.show(now), left()]).toEqual([700, 702]);
  expect([await enquiries.hide([1, 2, 3]), left()]).toEqual([3, 699]);
  now += UNDO;
  await clean(opened);
  expect([await enquiries.show(now - UNDO), left()]).toEqual([0, 699]);
});

test('lists are narrowed, searched without accents, and in order', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const { enquiries, consultations } = parts({ now: () => now, smtp: 'smtp://127.0.0.1:1' });
  for (const surname of ['Łucja', 'Øystein', 'Ștefan'])
    await enquiries.receive({ ...enquiry, surname });
  await enquiries.set('handled_at', now, 2);
  const found = (search: string, state = 'all') =>
    enquiries.list({ search, state }, 1).map(({ surname }) => surname);
  expect([found(''), found('LUCJA'), found('', 'open')]).toEqual([
    ['Ștefan', 'Øystein', 'Łucja'],
    ['Łucja'],
    ['Ștefan', 'Łucja'],
  ]);
  for (const [hours, isStaff] of [
    [3, true],
    [1, false],
    [2, true],
  ] as const)
    await consultations.book(
      now + hours * HOUR,
      { name: `${hours}`, email: 'a@b.example' },
      '',
      isStaff,
    );
  now += 2.6 * HOUR;
  const listed = (state: string) =>
    consultations.list({ search: '', state }, 1).map(({ name }) => name);
  expect([listed('coming'), listed('unconfirmed'), listed('past')]).toEqual([
    ['3'],
    ['1'],
    ['2', '1'],
  ]);
});

test('25,000 enquiries are listed, found and exported, and others are answered meanwhile', async () => {
  const data = folder();
  const { store } = parts({ data });
  store.database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000)
    INSERT INTO enquiries (received_at, fingerprint, first_name, surname, company_name, email, contact_number, found_by)
    SELECT ${Date.now()} - i, i, 'Zoë', 'Number ' || i, '', i || '@example.com', '', 'zoe number ' || i FROM n`);
  store.database.close();
  const { inbox, get } = await desk({ data });
  const list = await inbox('/inbox');
  expect(list.body.match(/Mark handled/g)).toHaveLength(50);
  expect(list.body).toContain('All (25000)');
  expect((await inbox('/inbox?page=500')).body).toContain('Number 25</a>');
  expect((await inbox('/inbox?search=ZO%C3%8B+number+24999')).body).toContain('Number 24999');
  let isExported = false;
  const exported = inbox('/inbox/enquiry.csv').then(({ body }) => {
    isExported = true;
    return body;
  });
  let answers = 0;
  while (!isExported) {
    await get('/thank-you');
    if (!isExported) answers += 1;
  }
  expect((await exported).split('\n')).toHaveLength(25_002);
  expect(answers).toBeGreaterThan(0);
});
