-- The words that visitors agreed to, by their SHA-256; a lead has the hash.
CREATE TABLE agreements (
  hash TEXT PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;

ALTER TABLE leads ADD COLUMN agreement_hash TEXT;
