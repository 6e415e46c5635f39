-- What staff delete is gone at once: what waited to be deleted goes now.
DELETE FROM enquiries WHERE deleted_at IS NOT NULL;
DELETE FROM consultations WHERE deleted_at IS NOT NULL;
DROP INDEX enquiries_deleted;
DROP INDEX consultations_deleted;
ALTER TABLE enquiries DROP COLUMN deleted_at;
ALTER TABLE consultations DROP COLUMN deleted_at;
