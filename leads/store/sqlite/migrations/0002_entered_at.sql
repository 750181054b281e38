-- When a lead was entered by hand; received_at is when the person came. Null for those entered before.
ALTER TABLE leads ADD COLUMN entered_at TEXT;
