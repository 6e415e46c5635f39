import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { EnquiryField } from '../../src/content/contact.ts';
import { transaction, whenFree } from './database.ts';

/** What a visitor typed. */
export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** An enquiry as it is stored. */
export interface StoredEnquiry extends Enquiry {
  readonly id: number;
  readonly receivedAt: number;
}

/** Which fields are wrong, and why. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export const ENQUIRY_FIELDS = [
  'firstName',
  'surname',
  'companyName',
  'email',
  'contactNumber',
] as const satisfies readonly EnquiryField[];

const REQUIRED: readonly EnquiryField[] = ['firstName', 'surname', 'email'];
const LONGEST = 200;
const SAME_WITHIN = 10 * 60 * 1000;

/**
 * What a browser accepts in an email field.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The problem with one field, in the order in which a browser looks for them. */
export function problemOf(value: string, { required = false, email = false }): string | undefined {
  if (value === '') return required ? 'Please fill in this field.' : undefined;
  if (value.length > LONGEST) return `Please use at most ${LONGEST} characters.`;
  // A browser's single-line field cannot contain these: the request is forged.
  if (/\p{Cc}/u.test(value)) return 'Please remove line breaks and control characters.';
  if (email && !EMAIL.test(value))
    return 'Please enter an email address, such as name@example.com.';
  return undefined;
}

/** The form's validation rules, again on the server. */
export function enquiryErrors(enquiry: Enquiry): FieldErrors {
  const errors: Record<string, string> = {};
  for (const field of ENQUIRY_FIELDS) {
    const problem = problemOf(enquiry[field], {
      required: REQUIRED.includes(field),
      email: field === 'email',
    });
    if (problem) errors[field] = problem;
  }
  return errors;
}

interface Waiting {
  readonly enquiry: Enquiry;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** The stored enquiries. */
export class Enquiries {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #mailed: boolean;
  #waiting: Waiting[] = [];

  /** @param mailed whether each new enquiry also goes to the outbox */
  constructor(database: DatabaseSync, now: () => number, mailed: boolean) {
    this.#database = database;
    this.#now = now;
    this.#mailed = mailed;
  }

  /**
   * Stores an enquiry. Resolves once it is on disk. Enquiries that arrive together share one
   * commit, since the disk's sync takes longer than everything else.
   *
   * @throws when nothing was stored
   */
  store(enquiry: Enquiry): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ enquiry, done, failed });
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      await whenFree(() =>
        transaction(this.#database, () => {
          for (const { enquiry } of batch) this.#insert(enquiry);
        }),
      );
    } catch (error) {
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const { done } of batch) done();
  }

  #insert(enquiry: Enquiry): void {
    const now = this.#now();
    const values = ENQUIRY_FIELDS.map((field) => enquiry[field]);
    const fingerprint = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
    // In both directions, so that a clock that was set back does no harm.
    const same = this.#database
      .prepare('SELECT 1 FROM enquiries WHERE fingerprint = ? AND received_at BETWEEN ? AND ?')
      .get(fingerprint, now - SAME_WITHIN, now + SAME_WITHIN);
    if (same) return;
    const { lastInsertRowid } = this.#database
      .prepare(
        `INSERT INTO enquiries
           (received_at, fingerprint, first_name, surname, company_name, email, contact_number)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(now, fingerprint, ...values);
    if (!this.#mailed) return;
    this.#database
      .prepare('INSERT INTO outbox (enquiry_id, due_at) VALUES (?, ?)')
      .run(lastInsertRowid, now);
  }

  /** All of them, newest first. */
  list(): StoredEnquiry[] {
    return this.#database.prepare(`${SELECT} ORDER BY id DESC`).all().map(fromRow);
  }

  find(id: number): StoredEnquiry | undefined {
    const row = this.#database.prepare(`${SELECT} WHERE id = ?`).get(id);
    return row && fromRow(row);
  }

  /** @returns whether there was one */
  delete(id: number): boolean {
    return this.#database.prepare('DELETE FROM enquiries WHERE id = ?').run(id).changes > 0;
  }

  /** Deletes what was received before a moment. */
  deleteBefore(moment: number): void {
    this.#database.prepare('DELETE FROM enquiries WHERE received_at < ?').run(moment);
  }
}

const SELECT = `SELECT id, received_at, first_name, surname, company_name, email, contact_number
  FROM enquiries`;

function fromRow(row: Readonly<Record<string, unknown>>): StoredEnquiry {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    firstName: String(row.first_name),
    surname: String(row.surname),
    companyName: String(row.company_name),
    email: String(row.email),
    contactNumber: String(row.contact_number),
  };
}
