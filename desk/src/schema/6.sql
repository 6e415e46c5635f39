-- The page gives all posts of an enquiry one id. The search reads lower case, without accents.
ALTER TABLE enquiries RENAME COLUMN form_id TO post_id;
ALTER TABLE enquiries RENAME COLUMN found_by TO search_text;
ALTER TABLE consultations RENAME COLUMN found_by TO search_text;
