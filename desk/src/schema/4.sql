-- What a visitor counts today, where they have typed it: 'enquiries: 12'.
ALTER TABLE enquiries ADD COLUMN nought TEXT NOT NULL DEFAULT '';
