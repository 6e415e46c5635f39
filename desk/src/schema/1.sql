CREATE TABLE enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  first_name TEXT NOT NULL,
  surname TEXT NOT NULL,
  company_name TEXT NOT NULL,
  email TEXT NOT NULL,
  contact_number TEXT NOT NULL
) STRICT;
CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
CREATE INDEX enquiries_by_age ON enquiries (received_at);
CREATE TABLE outbox (
  enquiry_id INTEGER PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL
) STRICT;
CREATE TABLE consultations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slot INTEGER NOT NULL UNIQUE,
  booked_at INTEGER NOT NULL,
  secret_hash TEXT NOT NULL UNIQUE,
  sequence INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL,
  email TEXT NOT NULL
) STRICT;
