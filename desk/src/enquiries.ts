import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { fold, type Store } from './database.ts';
import { MINUTE } from './dates.ts';
import { Entries, type Entry } from './entries.ts';
import { email, errorsOf, type FieldErrors, optional, required } from './fields.ts';
import type { Keeper } from './record.ts';
import { type EnquiryField, fieldRules, matches } from './site.ts';

export type Enquiry = Readonly<Record<EnquiryField, string>>;

export interface StoredEnquiry extends Enquiry, Entry {
  readonly receivedAt: number;
}

export const ENQUIRY_FIELDS: readonly EnquiryField[] = fieldRules.map(({ name }) => name);

/** The form's own rules, again on the server, and what a browser cannot be told. */
const Rules = z.object(
  Object.fromEntries(
    fieldRules.map((rule) => {
      const basic = rule.type === 'email' ? email : rule.required ? required : optional;
      const words = 'Please look at this field again.';
      return [rule.name, basic.refine((value) => matches(rule, value), words)];
    }),
  ),
);
export const enquiryErrors = (enquiry: Enquiry): FieldErrors => errorsOf(Rules, enquiry);

const SAME_WITHIN = 10 * MINUTE;

export class Enquiries extends Entries<StoredEnquiry> {
  readonly #isMailed: boolean;

  constructor(store: Store, keeper: Keeper, isMailed: boolean) {
    super(store, keeper, {
      kind: 'enquiry',
      table: 'enquiries',
      columns: `id, received_at AS receivedAt, first_name AS firstName, surname, email, note,
        company_name AS companyName, contact_number AS contactNumber, handled_at AS handledAt`,
      madeAt: 'received_at',
      order: 'id DESC',
      states: { all: 'TRUE', open: 'handled_at IS NULL' },
      exported: ['id', 'receivedAt', ...ENQUIRY_FIELDS, 'handledAt', 'note'],
    });
    this.#isMailed = isMailed;
  }

  /**
   * Stores an enquiry, once however often it is sent. Resolves once it is on disk.
   *
   * @param formId what the page gave its form: sent again, it is the same enquiry, whenever that is
   * @throws when nothing was stored
   */
  receive(enquiry: Enquiry, formId = ''): Promise<void> {
    return this.store.write(() => {
      const now = this.store.now();
      const values = ENQUIRY_FIELDS.map((field) => enquiry[field]);
      const fingerprint = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
      // In both directions, so that a clock that was set back does no harm.
      const same = this.store.get(
        `SELECT 1 FROM enquiries WHERE fingerprint = ?
           AND (received_at BETWEEN ? AND ? OR (form_id = ? AND form_id <> ''))`,
        fingerprint,
        now - SAME_WITHIN,
        now + SAME_WITHIN,
        formId,
      );
      if (same) return;
      const { id } = this.store.run(
        `INSERT INTO enquiries (received_at, fingerprint, form_id, found_by,
           first_name, surname, company_name, email, contact_number)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        now,
        fingerprint,
        formId,
        fold(values.join(' ')),
        ...values,
      );
      if (!this.#isMailed) return;
      this.store.run(
        `INSERT INTO mails (enquiry_id, kind, message_id, since, due_at)
           VALUES (?, 'enquiry', ?, ?, ?)`,
        id,
        randomBytes(16).toString('hex'),
        now,
        now,
      );
    });
  }
}
