-- What a restored backup must not bring back. An id is random, so nobody is left in here.
CREATE TABLE erased_submissions (
  submission_id TEXT PRIMARY KEY,
  erased_at TEXT NOT NULL
) STRICT;
