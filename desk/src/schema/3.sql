-- Nobody is assigned and nothing waits for review any more: what was said goes on as a note.
UPDATE enquiries SET note = trim('Looked after by ' || assignee || char(10) || note)
  WHERE assignee <> '';
UPDATE consultations SET note = trim('Looked after by ' || assignee || char(10) || note)
  WHERE assignee <> '';
DROP INDEX enquiries_in_review;
ALTER TABLE enquiries DROP COLUMN in_review;
ALTER TABLE enquiries DROP COLUMN assignee;
ALTER TABLE consultations DROP COLUMN assignee;
ALTER TABLE consultations DROP COLUMN zone;
CREATE INDEX consultations_deleted ON consultations (deleted_at) WHERE deleted_at IS NOT NULL;
DROP TABLE sessions;
DELETE FROM settings;
