-- "found_by" (since version 6 "search_text") is what the search reads: lower case, without accents, as
-- the desk's function "fold" makes it. "form_id" is "post_id" since then.
ALTER TABLE enquiries ADD COLUMN form_id TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiries ADD COLUMN in_review INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiries ADD COLUMN handled_at INTEGER;
ALTER TABLE enquiries ADD COLUMN deleted_at INTEGER;
ALTER TABLE enquiries ADD COLUMN assignee TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiries ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE enquiries ADD COLUMN found_by TEXT NOT NULL DEFAULT '';
UPDATE enquiries SET found_by =
  fold(first_name || ' ' || surname || ' ' || company_name || ' ' || email || ' ' || contact_number);
CREATE INDEX enquiries_in_review ON enquiries (id) WHERE in_review = 1;
CREATE INDEX enquiries_deleted ON enquiries (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX enquiries_by_email ON enquiries (lower(email));
ALTER TABLE consultations ADD COLUMN confirm_hash TEXT;
ALTER TABLE consultations ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE consultations ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE consultations ADD COLUMN handled_at INTEGER;
ALTER TABLE consultations ADD COLUMN deleted_at INTEGER;
ALTER TABLE consultations ADD COLUMN assignee TEXT NOT NULL DEFAULT '';
ALTER TABLE consultations ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE consultations ADD COLUMN found_by TEXT NOT NULL DEFAULT '';
UPDATE consultations SET changed_at = booked_at, found_by = fold(name || ' ' || email);
CREATE INDEX consultations_by_email ON consultations (lower(email));
CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  enquiry_id INTEGER REFERENCES enquiries (id) ON DELETE CASCADE,
  consultation_id INTEGER REFERENCES consultations (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  message TEXT,
  message_id TEXT NOT NULL UNIQUE,
  since INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  expires_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  claimed_at INTEGER,
  failed TEXT
) STRICT;
CREATE INDEX mails_by_due ON mails (due_at);
INSERT INTO mails (enquiry_id, kind, message_id, since, due_at, attempts)
  SELECT enquiry_id, 'enquiry', lower(hex(randomblob(16))), due_at, due_at, attempts FROM outbox;
DROP TABLE outbox;
CREATE TABLE closures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  from_at INTEGER NOT NULL,
  to_at INTEGER NOT NULL
) STRICT;
CREATE TABLE sessions (hash TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT;
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
