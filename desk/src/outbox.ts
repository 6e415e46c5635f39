import nodemailer from 'nodemailer';
import type { Row, Store } from './database.ts';
import { HOUR, MINUTE } from './dates.ts';
import type { Enquiries } from './enquiries.ts';
import { log, loggable } from './log.ts';
import { enquiryMail, type Message } from './mails.ts';
import { addToRecord } from './record.ts';
import { siteName } from './site.ts';

/** The pause before a mail is tried again, in milliseconds: it doubles with each attempt. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * HOUR;
/** How often the outbox checks the mail server, in milliseconds. */
const VERIFY_EVERY = 5 * MINUTE;

/** A header's text with a space in each `=?`, so that no mail program decodes an encoded word. */
const headerText = (text: string): string => text.replaceAll('=?', '= ?');

/**
 * Sends each mail in the database once, independently of requests. A mail that fails is tried again
 * after doubling pauses, unless the server refuses it for good. If the desk crashes after a mail was
 * sent and before its row is deleted, the mail goes out again under the same Message-ID.
 */
export function createOutbox(
  store: Store,
  enquiries: Enquiries,
  { folder, smtp, email }: Readonly<Record<'folder' | 'smtp' | 'email', string>>,
) {
  const transport = nodemailer.createTransport({
    url: smtp,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Ids of mails that were sent, whose rows could not be deleted yet. */
  const sent = new Set<number>();
  let problem: string | undefined;
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;

  /** Checks that the mail server answers. */
  async function verify(): Promise<void> {
    verifiedAt = performance.now();
    const failure = ({ code, name }: NodeJS.ErrnoException) =>
      `The mail server cannot be used (${code ?? name}).`;
    problem = await transport.verify().then(() => undefined, failure);
  }

  /** Sends the mails that are due. */
  async function run(): Promise<void> {
    if (performance.now() - verifiedAt > VERIFY_EVERY) await verify();
    for (const id of sent) await removeSent(id);
    const rows = store.all(
      `SELECT id, enquiry_id, message, message_id, attempts FROM mails
         WHERE failed IS NULL
           -- An expired reminder stays in the table, since the clock may be wrong.
           AND (expires_at IS NULL OR expires_at > now())
           -- No mail but a reminder waits longer than the longest pause. Where one seems to, the
           -- clock was set back, and the mail is sent now.
           AND (due_at <= now() OR (due_at > now() + ${LONGEST_PAUSE} AND kind <> 'reminder'))
         ORDER BY due_at LIMIT 20`,
    );
    for (const row of rows) {
      if (isStopping) return;
      if (!sent.has(Number(row.id))) await send(row);
    }
  }

  async function send(row: Row): Promise<void> {
    const id = Number(row.id);
    // Nothing reads `claimed_at`: this write only shows that the database can be written to. If it
    // fails, the mail is not sent, since its row could not be deleted either, and it would go twice.
    const probe = 'UPDATE mails SET claimed_at = now() WHERE id = ?';
    const { changes } = await store.write(() => store.run(probe, id));
    const message = messageOf(row);
    if (changes === 0 || !message) return;
    const { calendar, subject, replyTo, ...rest } = message;
    try {
      await transport.sendMail({
        ...rest,
        subject: headerText(subject),
        ...(replyTo && { replyTo: { ...replyTo, name: headerText(replyTo.name) } }),
        from: { name: siteName, address: email },
        messageId: `<${row.message_id}@${email.split('@')[1]}>`,
        ...(calendar && { icalEvent: { ...calendar, filename: 'consultation.ics' } }),
      });
    } catch (error) {
      return postpone(id, Number(row.attempts), error);
    }
    sent.add(id);
    problem = undefined;
    addToRecord(folder, 'sent', [String(row.message_id)]);
    await removeSent(id);
  }

  function messageOf({ enquiry_id, message }: Row): Message | undefined {
    if (typeof message === 'string') return JSON.parse(message) as Message;
    const enquiry = enquiries.find(Number(enquiry_id));
    return enquiry && enquiryMail(enquiry, email);
  }

  /** Removes a sent mail; if that fails, memory keeps its id, so that it is not sent again. */
  async function removeSent(id: number): Promise<void> {
    await store.write(() => store.run('DELETE FROM mails WHERE id = ?', id));
    sent.delete(id);
  }

  async function postpone(id: number, attempts: number, error: unknown): Promise<void> {
    const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
    // Wrong credentials are not final, since the setting can be mended.
    const isFinal = responseCode >= 500 && code !== 'EAUTH';
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(attempts, 20), LONGEST_PAUSE);
    // The mail server's words are left out, since they often repeat the address.
    log('warn', 'mail-failed', { mail: id, ...loggable(error), again: isFinal ? 0 : pause / 1000 });
    const sql = 'UPDATE mails SET attempts = ?, due_at = ?, failed = ? WHERE id = ?';
    const values = [attempts + 1, store.now() + pause, isFinal ? 'refused' : null, id];
    await store.write(() => store.run(sql, ...values));
  }

  return {
    /** Why mail does not go out, as far as the mail server tells. */
    get problem() {
      return problem;
    },
    verify,
    run,
    /** Starts no further mail. One still being sent is sent again after the next start. */
    stop(): void {
      isStopping = true;
      transport.close();
    },
  };
}
