import { createHash, randomBytes } from 'node:crypto';
import type { EnquiryField } from '../../src/content/contact.ts';
import { csvLines } from './csv.ts';
import { fold, type Row, type Store } from './database.ts';
import { type Handling, handlingOf } from './entries.ts';
import { errorsOf, type FieldErrors, problemOf } from './validation.ts';

/** What a visitor typed. */
export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** An enquiry as it is stored. */
export interface StoredEnquiry extends Enquiry, Handling {
  readonly id: number;
  readonly receivedAt: number;
  /** Whether it arrived over the limit of its network, and waits for somebody to look at it. */
  readonly inReview: boolean;
}

export const ENQUIRY_FIELDS = [
  'firstName',
  'surname',
  'companyName',
  'email',
  'contactNumber',
] as const satisfies readonly EnquiryField[];

const REQUIRED: readonly EnquiryField[] = ['firstName', 'surname', 'email'];
const SAME_WITHIN = 10 * 60 * 1000;
const EXPORTED_AT_ONCE = 500;

/** The form's validation rules, again on the server. */
export const enquiryErrors = (enquiry: Enquiry): FieldErrors =>
  errorsOf(
    Object.fromEntries(
      ENQUIRY_FIELDS.map((field) => [
        field,
        problemOf(enquiry[field], {
          required: REQUIRED.includes(field),
          email: field === 'email',
        }),
      ]),
    ),
  );

/** How an enquiry arrived. */
export interface Arrival {
  /** What the page gave its form: sent again, it is the same enquiry, whenever that is. */
  readonly formId?: string;
  readonly inReview?: boolean;
}

interface Waiting {
  readonly enquiry: Enquiry;
  readonly arrival: Arrival;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Which enquiries a page of the inbox lists. */
export interface Filter {
  readonly search: string;
  readonly state: 'all' | 'open' | 'review';
  /** From 1. */
  readonly page: number;
}

export const PAGE_SIZE = 50;

/** The stored enquiries. */
export class Enquiries {
  readonly #store: Store;
  readonly #mailed: boolean;
  #waiting: Waiting[] = [];

  /** @param mailed whether each new enquiry is also mailed to the agency */
  constructor(store: Store, mailed: boolean) {
    this.#store = store;
    this.#mailed = mailed;
  }

  /**
   * Stores an enquiry. Resolves once it is on disk. Enquiries that arrive together share one
   * commit, since the disk's sync takes longer than everything else.
   *
   * @throws when nothing was stored
   */
  store(enquiry: Enquiry, arrival: Arrival = {}): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ enquiry, arrival, done, failed });
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      await this.#store.write(() => {
        for (const { enquiry, arrival } of batch) this.#insert(enquiry, arrival);
      });
    } catch (error) {
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const { done } of batch) done();
  }

  #insert(enquiry: Enquiry, { formId = '', inReview = false }: Arrival): void {
    const now = this.#store.now();
    const values = ENQUIRY_FIELDS.map((field) => enquiry[field]);
    const fingerprint = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
    // In both directions, so that a clock that was set back does no harm.
    const same = this.#store.get(
      `SELECT 1 FROM enquiries WHERE fingerprint = ?
         AND (received_at BETWEEN ? AND ? OR (form_id = ? AND form_id <> ''))`,
      fingerprint,
      now - SAME_WITHIN,
      now + SAME_WITHIN,
      formId,
    );
    if (same) return;
    const { id } = this.#store.run(
      `INSERT INTO enquiries (received_at, fingerprint, form_id, in_review, found_by,
         first_name, surname, company_name, email, contact_number)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      now,
      fingerprint,
      formId,
      inReview ? 1 : 0,
      fold(values.join(' ')),
      ...values,
    );
    if (!inReview) this.#mail(id);
  }

  #mail(id: number): void {
    if (!this.#mailed) return;
    this.#store.run(
      `INSERT INTO mails (enquiry_id, kind, message_id, since, due_at)
         VALUES (?, 'enquiry', ?, ?, ?)`,
      id,
      randomBytes(16).toString('hex'),
      this.#store.now(),
      this.#store.now(),
    );
  }

  /** Takes an enquiry from the review to the others; only now it is mailed. */
  accept(id: number): Promise<void> {
    return this.#store.write(() => {
      const { changes } = this.#store.run(
        'UPDATE enquiries SET in_review = 0 WHERE id = ? AND in_review = 1',
        id,
      );
      if (changes > 0) this.#mail(id);
    });
  }

  /** One page, newest first, and whether there is another. */
  list({ search, state, page }: Filter): { rows: StoredEnquiry[]; hasMore: boolean } {
    const rows = this.#store.all(
      `${SELECT} WHERE deleted_at IS NULL AND in_review = ?
         ${state === 'open' ? 'AND handled_at IS NULL' : ''}
         ${search === '' ? "AND ? = ''" : 'AND instr(found_by, ?) > 0'}
       ORDER BY id DESC LIMIT ? OFFSET ?`,
      state === 'review' ? 1 : 0,
      fold(search),
      PAGE_SIZE + 1,
      (page - 1) * PAGE_SIZE,
    );
    return { rows: rows.slice(0, PAGE_SIZE).map(fromRow), hasMore: rows.length > PAGE_SIZE };
  }

  /** How many there are, and how many of them wait for somebody. */
  counts(): { readonly all: number; readonly open: number; readonly review: number } {
    const row = this.#store.get(
      `SELECT count(*) AS total, count(*) FILTER (WHERE handled_at IS NULL) AS open
         FROM enquiries WHERE deleted_at IS NULL AND in_review = 0`,
    );
    const waiting = this.#store.get(
      'SELECT count(*) AS n FROM enquiries WHERE in_review = 1 AND deleted_at IS NULL',
    );
    return { all: Number(row?.total), open: Number(row?.open), review: Number(waiting?.n) };
  }

  find(id: number): StoredEnquiry | undefined {
    const row = this.#store.get(`${SELECT} WHERE id = ? AND deleted_at IS NULL`, id);
    return row && fromRow(row);
  }

  /** All of one person. */
  of(email: string): StoredEnquiry[] {
    return this.#store
      .all(`${SELECT} WHERE lower(email) = lower(?) AND deleted_at IS NULL ORDER BY id`, email)
      .map(fromRow);
  }

  /** All of them as CSV, oldest first, some lines at a time. */
  *csv(): Generator<string> {
    yield* csvLines(HEADINGS, this.#rows());
  }

  *#rows(): Generator<string[]> {
    for (let last = 0; ; ) {
      const rows = this.#store
        .all(
          `${SELECT} WHERE id > ? AND deleted_at IS NULL ORDER BY id LIMIT ?`,
          last,
          EXPORTED_AT_ONCE,
        )
        .map(fromRow);
      for (const row of rows)
        yield HEADINGS.map((heading) => {
          const value = row[heading];
          if (heading === 'receivedAt') return new Date(row.receivedAt).toISOString();
          return value === undefined ? '' : String(value);
        });
      if (rows.length < EXPORTED_AT_ONCE) return;
      last = rows.at(-1)?.id ?? 0;
    }
  }
}

const HEADINGS = [
  'id',
  'receivedAt',
  ...ENQUIRY_FIELDS,
  'assignee',
  'note',
  'inReview',
] as const satisfies readonly (keyof StoredEnquiry)[];

const SELECT = `SELECT id, received_at, first_name, surname, company_name, email, contact_number,
  in_review, handled_at, assignee, note FROM enquiries`;

function fromRow(row: Row): StoredEnquiry {
  return {
    id: Number(row.id),
    receivedAt: Number(row.received_at),
    firstName: String(row.first_name),
    surname: String(row.surname),
    companyName: String(row.company_name),
    email: String(row.email),
    contactNumber: String(row.contact_number),
    inReview: row.in_review === 1,
    ...handlingOf(row),
  };
}
