-- Who saw what: sign-in, reading, export and erasure. Rows are added, and removed by age alone.
CREATE TABLE access_record (
  id TEXT PRIMARY KEY,
  accessed_at TEXT NOT NULL,
  author TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL
) STRICT;

CREATE INDEX access_record_by_time ON access_record (accessed_at, id);

CREATE TRIGGER access_record_never_changes BEFORE UPDATE ON access_record
BEGIN SELECT RAISE(ABORT, 'The access record never changes'); END;
