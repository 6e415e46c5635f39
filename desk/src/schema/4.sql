-- The visitor's own number, where it was sent along: 'enquiries: 12'.
ALTER TABLE enquiries ADD COLUMN nought TEXT NOT NULL DEFAULT '';
