-- Erased leads that were reported by webhook: its receiver is yet to be told of the erasure.
CREATE TABLE erasure_calls (
  lead_id TEXT PRIMARY KEY,
  message_id TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  next_attempt_at TEXT NOT NULL
) STRICT;
