import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Store } from './database.ts';
import { MINUTE } from './dates.ts';
import { type Enquiry, Entries, type StoredEnquiry, storedEnquiry } from './entries.ts';
import { email, errorsOf, type FieldErrors, optional, required } from './fields.ts';
import type { Mails } from './mails.ts';
import { allRules, type EnquiryField, matches } from './site.ts';
import { BYTE_ORDER_MARK, csv } from './spreadsheet.ts';

/** The names of the form's fields, in its order. */
export const ENQUIRY_FIELDS: readonly EnquiryField[] = allRules.map(({ name }) => name);

/** The form's rules, checked again on the server, and rules that a browser cannot check. */
const Rules = z.object(
  Object.fromEntries(
    allRules.map((rule) => {
      const text = rule.required ? required : optional;
      const basic = rule.type === 'email' ? email : text;
      const words = 'Please look at this field again.';
      return [rule.name, basic.refine((value) => matches(rule, value), words)];
    }),
  ),
);
/** The first fault of each wrong field of an enquiry. */
export const enquiryErrors = (enquiry: Enquiry): FieldErrors => errorsOf(Rules, enquiry);

/** Within how long an enquiry with the same words counts as the same one. */
const SAME_WITHIN = 10 * MINUTE;
const EXPORTED = ['id', 'receivedAt', ...ENQUIRY_FIELDS, 'handledAt', 'note'] as const;
const EXPORTED_AT_ONCE = 500;

/** The enquiries that the form has sent. */
export class Enquiries extends Entries<StoredEnquiry> {
  readonly #mails: Mails | undefined;

  constructor(store: Store, folder: string, mails: Mails | undefined) {
    super(store, folder, {
      kind: 'enquiry',
      table: 'enquiries',
      columns: `id, received_at AS receivedAt, first_name AS firstName, surname, email, note, nought,
        company_name AS companyName, contact_number AS contactNumber, handled_at AS handledAt`,
      row: storedEnquiry,
      madeAt: 'received_at',
      order: 'id DESC',
      states: { all: 'TRUE', open: 'handled_at IS NULL' },
    });
    this.#mails = mails;
  }

  /**
   * Stores an enquiry once, however often it is posted. Posts with the same words are one enquiry if
   * they have the same id, which the site's page gives them, or come within ten minutes. The same id
   * with other words is another enquiry.
   */
  receive(enquiry: Enquiry, postId = ''): Promise<void> {
    return this.store.write(() => {
      const values = ENQUIRY_FIELDS.map((field) => enquiry[field]);
      const fingerprint = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
      // The times may differ in both directions, since the clock may have been set back.
      const { changes, id } = this.store.run(
        `INSERT INTO enquiries (received_at, fingerprint, post_id, search_text,
           first_name, surname, company_name, email, contact_number, nought)
         SELECT ?1, ?2, ?3, fold(concat_ws(' ', ?4, ?5, ?6, ?7, ?8)), ?4, ?5, ?6, ?7, ?8, ?9
           WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE fingerprint = ?2
             AND (abs(received_at - ?1) <= ${SAME_WITHIN} OR (post_id = ?3 AND post_id <> '')))`,
        ...[this.store.now(), fingerprint, postId, ...values],
      );
      if (changes > 0) this.#mails?.enquiryReceived(id);
    });
  }

  /** Whether an enquiry is stored whose posts have this id. */
  has(postId: string): boolean {
    return this.store.get('SELECT 1 FROM enquiries WHERE post_id = ?', postId) !== undefined;
  }

  /** All enquiries as CSV, some lines at a time. */
  *csv(): Generator<string> {
    yield BYTE_ORDER_MARK + csv([EXPORTED]);
    const text = (value: string | number | null, name: string) =>
      name.endsWith('At') && value !== null ? new Date(value).toISOString() : String(value ?? '');
    for (let last = 0; ; ) {
      const rows = this.all(`id > ? ORDER BY id LIMIT ${EXPORTED_AT_ONCE}`, last);
      if (rows.length === 0) return;
      yield csv(rows.map((row) => EXPORTED.map((name) => text(row[name], name))));
      last = rows.at(-1)?.id ?? 0;
    }
  }
}
