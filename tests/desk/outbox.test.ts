import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../tools/desk/database.ts';
import { Enquiries } from '../../tools/desk/enquiries.ts';
import { Outbox } from '../../tools/desk/outbox.ts';
import { after, enquiry, folder } from './desk.ts';

/** A mail server that refuses the first mails. */
async function mailServer(refusals: number) {
  const mails: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        left -= 1;
        if (left >= 0) return done(new Error('Try again later'));
        mails.push(Buffer.concat(chunks).toString());
        return done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  after(() => new Promise<void>((done) => server.close(() => done())));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

test('an enquiry is mailed once, tried again after growing pauses', async () => {
  const { mails, url } = await mailServer(2);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  after(() => warn.mockRestore());
  let now = Date.parse('2026-11-23T10:00:00Z');
  const clock = () => now;
  const database = openDatabase(folder());
  const enquiries = new Enquiries(database, clock, true);
  await enquiries.store({ ...enquiry, surname: 'Oséi "x" <b@example.com>' });
  const outbox = new Outbox(database, {
    smtp: url,
    email: 'hello@noughtline.example',
    now: clock,
    poll: 10,
  });
  outbox.start();
  after(async () => {
    await outbox.stop();
    database.close();
  });
  const row = () => database.prepare('SELECT attempts, due_at FROM outbox').get();
  await vi.waitFor(() => expect(row()).toEqual({ attempts: 1, due_at: now + 30_000 }), 10_000);
  now += 30_000;
  await vi.waitFor(() => expect(row()).toEqual({ attempts: 2, due_at: now + 60_000 }), 10_000);
  expect(mails).toHaveLength(0);
  now += 60_000;
  await vi.waitFor(() => expect(row()).toBeUndefined(), 10_000);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^To: hello@noughtline\.example\r$/m);
  expect(mails[0]).toMatch(/^Reply-To: .*<amara@hairnova\.example>\r$/ms);
  expect(mails[0]).not.toMatch(/^(?:Bcc|Cc):/im);
});

test('without a mail server the outbox stays empty, and deleting an enquiry deletes its mail', async () => {
  const database = openDatabase(folder());
  after(() => database.close());
  const waiting = () => database.prepare('SELECT count(*) AS n FROM outbox').get()?.n;
  await new Enquiries(database, Date.now, false).store(enquiry);
  expect(waiting()).toBe(0);
  const mailed = new Enquiries(database, Date.now, true);
  await mailed.store({ ...enquiry, surname: 'Other' });
  expect(waiting()).toBe(1);
  mailed.delete(2);
  expect(waiting()).toBe(0);
});
