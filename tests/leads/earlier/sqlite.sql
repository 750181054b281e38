-- A store as the first version made it.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  submission_id TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  received_at TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'new',
  verdict TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(verdict)),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  company TEXT,
  role TEXT,
  interests TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(interests)),
  message TEXT,
  consented_at TEXT,
  notice_version TEXT,
  agreement_hash TEXT,
  source_page TEXT NOT NULL,
  landing_page TEXT,
  previous_page TEXT,
  persona TEXT,
  referrer_host TEXT,
  utm_source TEXT,
  utm_medium TEXT,
  utm_campaign TEXT,
  utm_term TEXT,
  utm_content TEXT,
  gclid TEXT,
  msclkid TEXT,
  channel TEXT CHECK (channel IN ('telephone', 'fair', 'other')),
  entered_by TEXT,
  entered_at TEXT,
  consent_basis TEXT,
  stage TEXT NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'in_progress', 'won', 'lost', 'not_for_us')),
  owner TEXT,
  answered_at TEXT,
  remind_on TEXT,
  value INTEGER CHECK (value >= 0),
  reason TEXT,
  mailbox TEXT NOT NULL,
  search_text TEXT NOT NULL
) STRICT;
CREATE INDEX leads_by_arrival ON leads (received_at, id);
CREATE INDEX leads_open ON leads (received_at, id)
  WHERE status = 'new' AND stage IN ('new', 'in_progress');
CREATE INDEX leads_open_by_owner ON leads (owner, received_at, id)
  WHERE status = 'new' AND stage IN ('new', 'in_progress');
CREATE INDEX leads_in_quarantine ON leads (received_at, id) WHERE status = 'suspect';
CREATE INDEX leads_unanswered ON leads (received_at, id)
  WHERE status = 'new' AND stage IN ('new', 'in_progress') AND answered_at IS NULL;
CREATE INDEX leads_by_campaign ON leads (utm_campaign, received_at, id, status);
CREATE INDEX leads_by_landing_page ON leads (landing_page, received_at, id, status);
CREATE INDEX leads_by_source_page ON leads (source_page, received_at, id, status);
CREATE INDEX leads_owners ON leads (owner, status) WHERE owner IS NOT NULL;
CREATE INDEX leads_by_mailbox ON leads (mailbox);
CREATE INDEX leads_to_remind ON leads (remind_on) WHERE remind_on IS NOT NULL;
CREATE TABLE lead_history (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  changed_at TEXT NOT NULL,
  author TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT
) STRICT;
CREATE INDEX lead_history_by_lead ON lead_history (lead_id);
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  recipient TEXT,
  message_id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  pending_since TEXT NOT NULL,
  next_attempt_at TEXT NOT NULL,
  last_error TEXT,
  sent_at TEXT
) STRICT;
CREATE INDEX outbox_by_lead ON outbox (lead_id);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
CREATE INDEX outbox_undelivered ON outbox (pending_since) WHERE state <> 'sent';
CREATE TABLE erased_submissions (
  submission_id TEXT PRIMARY KEY,
  erased_at TEXT NOT NULL
) STRICT;
CREATE TABLE erasure_calls (
  lead_id TEXT PRIMARY KEY,
  message_id TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  next_attempt_at TEXT NOT NULL
) STRICT;
CREATE TABLE agreements (
  hash TEXT PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
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
CREATE TABLE desk_links (
  hash TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT
) STRICT;
CREATE TABLE desk_sessions (
  hash TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;
CREATE TABLE desk_link_key (key TEXT NOT NULL) STRICT;
INSERT INTO desk_link_key VALUES (hex(randomblob(32)));
CREATE TABLE daily_digest (day TEXT NOT NULL) STRICT;
INSERT INTO daily_digest VALUES (date('now'));
CREATE TABLE weekly_report (day TEXT NOT NULL) STRICT;
INSERT INTO weekly_report VALUES (date('now', '-6 days', 'weekday 1'));
CREATE TABLE visits (
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'source', 'campaign')),
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, name)
) STRICT;
PRAGMA user_version = 1;
