import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Sessions } from '../src/access.ts';
import { csvLines } from '../src/csv.ts';
import { openStore } from '../src/database.ts';
import { HOUR } from '../src/dates.ts';
import { after, desk, enquiry, folder } from './desk.ts';

const TOKEN = 'a-token-of-at-least-thirty-two-characters';

test('on this machine the inbox shows and exports', async () => {
  const { get, post } = await desk();
  await post('/enquiry', enquiry);
  expect((await get('/inbox')).body).toContain(enquiry.email);
  const csv = await get('/inbox/enquiries.csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toContain('"amara@hairnova.example"');
});

test('a session ends after twelve hours, on the server, with another token, and with a clock set back', async () => {
  let now = Date.parse('2026-11-23T10:00:00Z');
  const store = openStore(folder(), { now: () => now });
  after(() => store.database.close());
  const sessions = new Sessions(store, TOKEN);
  const session = await sessions.begin();
  now += 11 * HOUR;
  expect(sessions.isOpen(session)).toBe(true);
  expect(sessions.isOpen(`${session}x`)).toBe(false);
  expect(new Sessions(store, `${TOKEN}${TOKEN}`).isOpen(session)).toBe(false);
  now -= 24 * HOUR;
  expect(sessions.isOpen(session)).toBe(false);
  now += 24 * HOUR;
  await sessions.end(session);
  expect(sessions.isOpen(session)).toBe(false);
  const other = await sessions.begin();
  now += 12 * HOUR;
  expect(sessions.isOpen(other)).toBe(false);
});

/** The first cell of the second line. */
const cellOf = (value: string) => [...csvLines(['a'], [[value]])][1]?.trimEnd();

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '＝1', '+44-20', '0012', '1e5'])(
  'the cell "%s" is text to a spreadsheet',
  (value) => {
    expect(cellOf(value)).toBe(`"'${value}"`);
  },
);

test('a telephone number is neither a formula nor a number, and the file says that it is UTF-8', () => {
  expect(cellOf('+442079460001')).toBe('"+44 20 7946 0001"');
  expect(cellOf('02079460001')).toBe('"020 7946 0001"');
  expect(cellOf('a"b')).toBe('"a""b"');
  expect([...csvLines(['ë'], [])].join('')).toBe('\ufeff"ë"\r\n');
});

test('the exports hold enquiries and consultations', async () => {
  const { get, post } = await desk();
  await post('/enquiry', { ...enquiry, contactNumber: '+442079460001' });
  expect((await get('/inbox')).body).toContain('href="tel:+442079460001">+44 20 7946 0001</a>');
  const enquiries = (await get('/inbox/enquiries.csv')).body.split('\r\n');
  expect(enquiries[0]).toMatch(/^\ufeff"id","receivedAt","firstName"/);
  expect(enquiries[1]).toContain('"Hair Nova","amara@hairnova.example","+44 20 7946 0001"');
  const { body } = await get('/consultation');
  const slot = /name="slot" value="([^"]+)"/.exec(body)?.[1] ?? '';
  await post('/consultation', { slot, name: enquiry.surname, email: enquiry.email });
  const consultations = (await get('/inbox/consultations.csv')).body.split('\r\n');
  expect(consultations[1]).toContain(`"1","${slot}"`);
});

test('25,000 enquiries are listed, found and exported while others wait at most a moment', async () => {
  const data = folder();
  const { database } = openStore(data);
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000)
    INSERT INTO enquiries (received_at, fingerprint, first_name, surname, company_name, email, contact_number, found_by)
    SELECT ${Date.now()} - i, i, 'Zoë', 'Number ' || i, '', i || '@example.com', '', 'zoe number ' || i || ' ' || i || '@example.com' FROM n`);
  database.close();
  const { get } = await desk({ data });
  const list = await get('/inbox');
  expect(list.body.match(/Mark handled/g)).toHaveLength(50);
  expect(list.body).toContain('All (25000)');
  expect((await get('/inbox?page=500')).body).toContain('Number 25</a>');
  expect((await get(`/inbox?search=${encodeURIComponent('ZOË number 24999')}`)).body).toContain(
    'Number 24999',
  );
  const csv = await get('/inbox/enquiries.csv');
  expect(csv.body.split('\r\n')).toHaveLength(25_002);
  /** How long nine of ten visitors wait while something is read, in milliseconds. */
  const waitDuring = async (read: () => Promise<unknown>): Promise<number> => {
    const waits: number[] = [];
    let isOver = false;
    const others = (async () => {
      do {
        const begun = performance.now();
        await get('/thank-you');
        waits.push(performance.now() - begun);
      } while (!isOver || waits.length < 10);
    })();
    await read();
    isOver = true;
    await others;
    return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)] as number;
  };
  const read = async () => {
    await get('/inbox/enquiries.csv');
    await get('/inbox?page=250');
    await get('/inbox?search=number');
  };
  // Other work on the machine can only lengthen a wait: the best of some runs, less three times
  // what the same takes alone (1 ms on an idle machine).
  const more: number[] = [];
  for (let run = 0; run < 12 && Math.min(...more, Infinity) > 20; run += 1)
    more.push((await waitDuring(read)) - 3 * (await waitDuring(async () => undefined)));
  expect(Math.min(...more)).toBeLessThanOrEqual(20);
}, 60_000);

test('one person is found, exported and deleted in one step, and the copies are named', async () => {
  const { post, data } = await desk();
  await post('/enquiry', enquiry);
  await post('/enquiry', { ...enquiry, email: 'AMARA@hairnova.example', surname: 'O.' });
  await post('/enquiry', { ...enquiry, email: 'other@example.com' });
  const run = deskCommand(data);
  const person = JSON.parse(run('person', enquiry.email).stdout);
  expect(person.enquiries).toHaveLength(2);
  const deleted = run('person', enquiry.email, '--delete').stdout;
  expect(deleted).toContain('Deleted 2 entries. What remains:');
  expect(deleted).toContain('backups');
  expect(run('person', enquiry.email)).toMatchObject({ status: 1, stdout: '' });
  expect(run('list').stdout.trim().split('\n')).toHaveLength(1);
  // Nothing of it is left on the disk.
  for (const file of readdirSync(data))
    expect(readFileSync(join(data, file), 'latin1')).not.toContain('AMARA@hairnova.example');
});

const deskCommand =
  (data: string) =>
  (...args: string[]) =>
    spawnSync(process.execPath, ['desk/src/main.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, NOUGHTLINE_DESK_DATA: data },
    });

test('npm run desk lists, shows, exports and deletes', async () => {
  const { post, data } = await desk();
  await post('/enquiry', enquiry);
  const run = deskCommand(data);
  expect(run('list').stdout).toMatch(
    /^enquiry-1\tToday, .*\tAmara Osei\tamara@hairnova\.example\n$/,
  );
  expect(run('show', 'enquiry-1').stdout).toContain('"companyName": "Hair Nova"');
  expect(run('export', 'enquiries').stdout).toContain('"Osei"');
  expect(run('show', 'enquiry-2')).toMatchObject({
    status: 1,
    stderr: 'There is no entry "enquiry-2".\n',
  });
  expect(run('delete', 'enquiry-1').stdout).toBe('Deleted enquiry-1.\n');
  expect(run('delete', 'enquiry-1').status).toBe(1);
  expect(run('list').stdout).toBe('');
  expect(run('nonsense').stderr).toContain('Usage: npm run desk -- COMMAND');
});

test('a mistyped folder is not created', () => {
  const missing = join(folder(), 'missing');
  for (const command of ['list', 'check', 'backup']) {
    const { status, stderr } = deskCommand(missing)(command);
    expect([status, stderr]).toEqual([1, expect.stringContaining(missing)]);
  }
  expect(existsSync(missing)).toBe(false);
});
