import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type { Row, Store } from './database.ts';
import { HOUR, MINUTE } from './dates.ts';
import type { Enquiries } from './enquiries.ts';
import { about, log } from './log.ts';
import { enquiryMail, type Message } from './mails.ts';
import type { Keeper } from './record.ts';
import { siteName } from './site.ts';

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * HOUR;
const POLL = 5_000;
/** How often it asks whether the mail server is there. */
const VERIFY = 5 * MINUTE;
/** How long a mail that is being sent may take when the desk is asked to end. */
const LAST_WAIT = 3_000;

export interface OutboxOptions {
  readonly smtp: string;
  readonly email: string;
  readonly poll?: number;
}

/**
 * Sends the mail in the database, apart from the requests, and each once: what was sent is recorded
 * at once. What cannot be sent is tried again after pauses that double, up to six hours; what the
 * server refuses for good is not. After a crash between sending and recording it, the mail goes out
 * again under the same Message-ID.
 */
export class Outbox {
  /** Why mail does not go out, as far as the server can tell. */
  problem: string | undefined;
  readonly #store: Store;
  readonly #enquiries: Enquiries;
  readonly #keeper: Keeper;
  readonly #options: OutboxOptions;
  readonly #transport: ReturnType<typeof nodemailer.createTransport>;
  /** Sent, but not yet noted in the database. */
  readonly #sent = new Set<number>();
  #verifiedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isStopping = false;

  constructor(store: Store, enquiries: Enquiries, keeper: Keeper, options: OutboxOptions) {
    this.#store = store;
    this.#enquiries = enquiries;
    this.#keeper = keeper;
    this.#options = options;
    this.#transport = nodemailer.createTransport({
      url: options.smtp,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#sending ??= this.run()
        .catch((error: unknown) => log('error', 'outbox-failed', about(error)))
        .finally(() => {
          this.#sending = undefined;
        });
    }, this.#options.poll ?? POLL);
  }

  async verify(): Promise<void> {
    this.#verifiedAt = performance.now();
    this.problem = await this.#transport.verify().then(
      () => undefined,
      ({ code, name }: NodeJS.ErrnoException) =>
        `The mail server cannot be used (${code ?? name}).`,
    );
  }

  /** Ends it. A mail that takes longer is sent again after the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await Promise.race([this.#sending, delay(LAST_WAIT, undefined, { ref: false })]);
    this.#transport.close();
  }

  async run(): Promise<void> {
    if (performance.now() - this.#verifiedAt > VERIFY) await this.verify();
    for (const id of this.#sent) await this.#note(id);
    // A reminder whose time has passed stays where it is: the clock may be wrong. A pause above the
    // longest means that it was set back; reminders may lie further ahead.
    const rows = this.#store.all(
      `SELECT id, enquiry_id, message, message_id, attempts FROM mails
         WHERE failed IS NULL AND (expires_at IS NULL OR expires_at > now())
           AND (due_at <= now() OR (due_at > now() + ${LONGEST_PAUSE} AND kind <> 'reminder'))
         ORDER BY due_at LIMIT 20`,
    );
    for (const row of rows) {
      if (this.#isStopping) return;
      if (!this.#sent.has(Number(row.id))) await this.#send(row);
    }
  }

  async #send(row: Row): Promise<void> {
    const id = Number(row.id);
    // Whatever cannot be written cannot be claimed, and is not sent.
    const claim = 'UPDATE mails SET claimed_at = now() WHERE id = ?';
    const { changes } = await this.#store.write(() => this.#store.run(claim, id));
    const message = this.#messageOf(row);
    if (changes === 0 || !message) return;
    const { email } = this.#options;
    const { calendar, ...rest } = message;
    try {
      await this.#transport.sendMail({
        ...rest,
        from: { name: siteName, address: email },
        messageId: `<${row.message_id}@${email.split('@')[1]}>`,
        ...(calendar && { icalEvent: { ...calendar, filename: 'consultation.ics' } }),
      });
    } catch (error) {
      return this.#postpone(id, Number(row.attempts), error);
    }
    this.#sent.add(id);
    this.problem = undefined;
    this.#keeper.add('sent', [String(row.message_id)]);
    await this.#note(id);
  }

  #messageOf({ enquiry_id, message }: Row): Message | undefined {
    if (typeof message === 'string') return JSON.parse(message) as Message;
    const enquiry = this.#enquiries.find(Number(enquiry_id));
    return enquiry && enquiryMail(enquiry, this.#options.email);
  }

  /** Notes that a mail was sent; what cannot be noted now is kept in mind and not sent again. */
  async #note(id: number): Promise<void> {
    await this.#store.write(() => this.#store.run('DELETE FROM mails WHERE id = ?', id));
    this.#sent.delete(id);
  }

  async #postpone(id: number, attempts: number, error: unknown): Promise<void> {
    const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
    // Wrong credentials are a setting, and can be mended.
    const isFinal = responseCode >= 500 && code !== 'EAUTH';
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(attempts, 20), LONGEST_PAUSE);
    // Not the server's words: they often repeat the address.
    log('warn', 'mail-failed', { mail: id, ...about(error), again: isFinal ? 0 : pause / 1000 });
    const sql = 'UPDATE mails SET attempts = ?, due_at = ?, failed = ? WHERE id = ?';
    const values = [attempts + 1, this.#store.now() + pause, isFinal ? 'refused' : null, id];
    await this.#store.write(() => this.#store.run(sql, ...values));
  }
}
