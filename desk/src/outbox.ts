import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { siteName } from '../../src/content/site.ts';
import type { Row, Store } from './database.ts';
import { MINUTE } from './dates.ts';
import { Enquiries } from './enquiries.ts';
import { about, log } from './log.ts';
import { enquiryMail, type Message } from './mails.ts';

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
const POLL = 5_000;
/** How long a mail that is being sent may take when the desk is asked to end. */
const LAST_WAIT = 3_000;
/** Mail that waits for longer than this is worth a warning. */
const LATE = 10 * MINUTE;

/** How the outbox sends. */
export interface OutboxOptions {
  readonly smtp: string;
  /** Sender, and recipient of the mail about enquiries. */
  readonly email: string;
  /** How often it looks for mail, in milliseconds. */
  readonly poll?: number;
}

/** What the inbox and the health check say of the mail. */
export interface MailState {
  readonly waiting: number;
  /** Mail that has been due for more than ten minutes. */
  readonly late: number;
  /** Mail that the server refused for good. */
  readonly refused: number;
}

/**
 * Sends the mail in the database, apart from the requests, and each once: a mail is claimed on disk
 * before it is sent. What cannot be sent is tried again after pauses that double, up to six hours;
 * what the server refuses for good is not. After a crash between sending and noting it, the mail goes
 * out again under the same Message-ID.
 */
export class Outbox {
  readonly #store: Store;
  readonly #enquiries: Enquiries;
  readonly #options: OutboxOptions;
  readonly #transport: ReturnType<typeof nodemailer.createTransport>;
  /** Sent, but not yet noted in the database. */
  readonly #sent = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isStopping = false;

  constructor(store: Store, options: OutboxOptions) {
    this.#store = store;
    this.#enquiries = new Enquiries(store, false);
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
      this.#sending ??= this.#sendDue()
        .catch((error: unknown) => log('error', 'outbox-failed', about(error)))
        .finally(() => {
          this.#sending = undefined;
        });
    }, this.#options.poll ?? POLL);
  }

  /** Ends it. A mail that takes longer is sent again after the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await Promise.race([this.#sending, delay(LAST_WAIT, undefined, { ref: false })]);
    this.#transport.close();
  }

  async #sendDue(): Promise<void> {
    for (const id of this.#sent) await this.#note(id);
    const now = this.#store.now();
    await this.#dropExpired(now);
    // A pause above the longest means that the clock was set back; reminders may lie further ahead.
    const rows = this.#store.all(
      `SELECT id, enquiry_id, message, message_id, attempts FROM mails
         WHERE failed IS NULL AND (due_at <= ? OR (due_at > ? AND kind <> 'reminder'))
         ORDER BY due_at LIMIT 20`,
      now,
      now + LONGEST_PAUSE,
    );
    for (const row of rows) {
      if (this.#isStopping) return;
      if (!this.#sent.has(Number(row.id))) await this.#send(row);
    }
  }

  async #dropExpired(now: number): Promise<void> {
    if (!this.#store.get('SELECT 1 FROM mails WHERE expires_at <= ?', now)) return;
    await this.#store.write(() => this.#store.run('DELETE FROM mails WHERE expires_at <= ?', now));
  }

  async #send(row: Row): Promise<void> {
    const id = Number(row.id);
    // Whatever cannot be written cannot be claimed, and is not sent.
    const claimed = await this.#store.write(() =>
      this.#store.run('UPDATE mails SET claimed_at = ? WHERE id = ?', this.#store.now(), id),
    );
    const message = this.#messageOf(row);
    if (claimed.changes === 0 || !message) return;
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
      await this.#postpone(id, Number(row.attempts), error);
      return;
    }
    this.#sent.add(id);
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
    const isFinal = isPermanent(error);
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(attempts, 20), LONGEST_PAUSE);
    // Not the server's words: they often repeat the address.
    log('warn', 'mail-failed', {
      mail: id,
      ...about(error),
      ...(!isFinal && { again: pause / 1000 }),
    });
    await this.#store.write(() =>
      this.#store.run(
        'UPDATE mails SET attempts = ?, due_at = ?, claimed_at = NULL, failed = ? WHERE id = ?',
        attempts + 1,
        this.#store.now() + pause,
        isFinal ? 'refused' : null,
        id,
      ),
    );
  }
}

/** Whether a mail server refuses a mail for good. Wrong credentials are a setting, and can be mended. */
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
}

/** What the mail in the database says of the mail server. */
export function mailState(store: Store): MailState {
  const row = store.get(
    `SELECT count(*) FILTER (WHERE failed IS NULL AND since <= ?) AS waiting,
            count(*) FILTER (WHERE failed IS NULL AND since <= ?) AS late,
            count(*) FILTER (WHERE failed IS NOT NULL) AS refused FROM mails`,
    store.now(),
    store.now() - LATE,
  );
  return {
    waiting: Number(row?.waiting),
    late: Number(row?.late),
    refused: Number(row?.refused),
  };
}
