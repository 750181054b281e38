-- Times are ISO 8601 in UTC with milliseconds, so that text order is time order.

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  submission_id TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'new',
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  company TEXT,
  role TEXT,
  interests TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(interests)),
  message TEXT,
  consented_at TEXT NOT NULL,
  source_page TEXT NOT NULL,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  utm_term TEXT,
  utm_content TEXT
) STRICT;

CREATE INDEX leads_by_received_at ON leads (received_at);

-- One row per delivery. Its text is rendered from the lead when it is sent,
-- so that only one table holds personal data.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  last_error TEXT,
  sent_at TEXT,
  UNIQUE (lead_id, kind)
) STRICT;

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
