import type { DatabaseSync } from 'node:sqlite';
import nodemailer from 'nodemailer';
import { siteName } from '../../src/content/site.ts';
import { Enquiries, type StoredEnquiry } from './enquiries.ts';

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * 60 * 60 * 1000;
const POLL = 5_000;

/** How the outbox sends. */
export interface OutboxOptions {
  readonly smtp: string;
  /** Sender and recipient. */
  readonly email: string;
  readonly now: () => number;
  /** How often it looks for mail, in milliseconds. */
  readonly poll?: number;
}

/**
 * Mails each stored enquiry to the agency, apart from the requests. What cannot be sent is tried
 * again after pauses that double, up to six hours. It stays until it was sent or its enquiry is
 * deleted.
 */
export class Outbox {
  readonly #database: DatabaseSync;
  readonly #enquiries: Enquiries;
  readonly #options: OutboxOptions;
  readonly #transport: ReturnType<typeof nodemailer.createTransport>;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;

  constructor(database: DatabaseSync, options: OutboxOptions) {
    this.#database = database;
    this.#enquiries = new Enquiries(database, options.now, false);
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
        .catch((error: unknown) => console.error('The outbox failed:', error))
        .finally(() => {
          this.#sending = undefined;
        });
    }, this.#options.poll ?? POLL);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    this.#transport.close();
  }

  async #sendDue(): Promise<void> {
    const now = this.#options.now();
    // A delay above the maximum means that the clock was set back.
    const rows = this.#database
      .prepare('SELECT enquiry_id, attempts FROM outbox WHERE due_at <= ? OR due_at > ? LIMIT 20')
      .all(now, now + LONGEST_PAUSE);
    for (const row of rows) {
      const id = Number(row.enquiry_id);
      const enquiry = this.#enquiries.find(id);
      if (enquiry) await this.#send(enquiry, Number(row.attempts));
    }
  }

  async #send(enquiry: StoredEnquiry, attempts: number): Promise<void> {
    try {
      await this.#transport.sendMail(mailOf(enquiry, this.#options.email));
      this.#database.prepare('DELETE FROM outbox WHERE enquiry_id = ?').run(enquiry.id);
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE * 2 ** Math.min(attempts, 20), LONGEST_PAUSE);
      this.#database
        .prepare('UPDATE outbox SET attempts = ?, due_at = ? WHERE enquiry_id = ?')
        .run(attempts + 1, this.#options.now() + pause, enquiry.id);
      console.warn(
        `Enquiry ${enquiry.id} could not be mailed (${(error as Error).message}); next attempt in ${pause / 1000} s.`,
      );
    }
  }
}

function mailOf(enquiry: StoredEnquiry, email: string) {
  const name = `${enquiry.firstName} ${enquiry.surname}`;
  const lines = [
    ['Name', name],
    ['Company', enquiry.companyName],
    ['Email', enquiry.email],
    ['Phone', enquiry.contactNumber],
    ['Received', new Date(enquiry.receivedAt).toISOString()],
  ].filter(([, value]) => value !== '');
  return {
    from: { name: siteName, address: email },
    to: email,
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry ${enquiry.id} from ${name}`,
    text: lines.map(([label, value]) => `${label}: ${value}`).join('\n'),
  };
}
