-- The first migration, of an empty database; numbers 1 and 2 were of earlier versions, whose stores the
-- files in `earlier` carry over, the third one around this. So what such a store has, stays.
-- Times are ISO 8601 in UTC with milliseconds, days such as 2026-11-20, so that text order is time
-- order. The twin is leads/supabase/migrations/0003_leads.sql: same tables, same columns.

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  submission_id TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  -- 'suspect': in quarantine.
  status TEXT NOT NULL DEFAULT 'new',

  -- What the team makes of it. answered_at is when its answer clock stopped, value is in whole
  -- dollars, reason says why it was won or lost.
  stage TEXT NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'in_progress', 'won', 'lost', 'not_for_us')),
  owner TEXT,
  answered_at TEXT,
  remind_on TEXT,
  value INTEGER CHECK (value >= 0),
  reason TEXT,

  -- What addresses of one person have in common (leads/mail-address.ts).
  mailbox TEXT NOT NULL,
  -- Everything that the desk shows of it, folded as a search is (leads/store/search-text.ts).
  search_text TEXT NOT NULL,

  -- The lead as it arrived (leads/lead.ts), with all that the visitor filled in (leads/fields.ts). A
  -- field needs no column here.
  lead TEXT NOT NULL CHECK (json_valid(lead)),

  -- What is found, listed or counted by what it arrived with.
  body_hash TEXT NOT NULL AS (lead ->> 'bodyHash'),
  agreement_hash TEXT AS (lead ->> 'agreementHash'),
  channel TEXT AS (lead -> 'entry' ->> 'channel'),
  email TEXT NOT NULL AS (lead -> 'submission' ->> 'email'),
  source_page TEXT NOT NULL AS (lead -> 'submission' ->> 'sourcePage'),
  landing_page TEXT AS (lead -> 'submission' ->> 'landingPage'),
  persona TEXT AS (lead -> 'submission' ->> 'persona'),
  referrer_host TEXT AS (lead -> 'submission' ->> 'referrerHost'),
  utm_source TEXT AS (lead -> 'submission' ->> 'utmSource'),
  utm_campaign TEXT AS (lead -> 'submission' ->> 'utmCampaign')
) STRICT;

-- For pages of each view, and for counting it.
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
-- For what comes twice.
CREATE INDEX leads_by_content ON leads (body_hash, received_at);
CREATE INDEX leads_by_mailbox ON leads (mailbox);
CREATE INDEX leads_to_remind ON leads (remind_on) WHERE remind_on IS NOT NULL;

-- Every change of a lead, its notes, and its release from quarantine.
CREATE TABLE lead_history (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  changed_at TEXT NOT NULL,
  author TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT
) STRICT;

CREATE INDEX lead_history_by_lead ON lead_history (lead_id);

-- One row per delivery. Its text is rendered from the lead when it is sent, so that nothing of a
-- visitor is in here. A recipient is the user that a mail about a lead is for.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  recipient TEXT,
  message_id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Its lead's arrival, or when something else made it due.
  pending_since TEXT NOT NULL,
  next_attempt_at TEXT NOT NULL,
  last_error TEXT,
  sent_at TEXT,
  -- To whom, and by what; null where it has not been, or was before this was kept.
  sent_to TEXT
) STRICT;

CREATE INDEX outbox_by_lead ON outbox (lead_id);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
CREATE INDEX outbox_undelivered ON outbox (pending_since) WHERE state <> 'sent';

-- What a restored backup must not bring back. An id is random, so nobody is left in here.
CREATE TABLE IF NOT EXISTS erased_submissions (
  submission_id TEXT PRIMARY KEY,
  erased_at TEXT NOT NULL
) STRICT;

-- Erased leads that were reported by webhook: its receiver is yet to be told of the erasure.
CREATE TABLE IF NOT EXISTS erasure_calls (
  lead_id TEXT PRIMARY KEY,
  message_id TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  next_attempt_at TEXT NOT NULL
) STRICT;

-- The words that people agreed to, by their SHA-256; a lead has the hash.
CREATE TABLE IF NOT EXISTS agreements (
  hash TEXT PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;

-- Who saw what: sign-in, reading, export and erasure. Rows are added, and removed by age alone.
CREATE TABLE IF NOT EXISTS access_record (
  id TEXT PRIMARY KEY,
  accessed_at TEXT NOT NULL,
  author TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL
) STRICT;

CREATE INDEX IF NOT EXISTS access_record_by_time ON access_record (accessed_at, id);

CREATE TRIGGER IF NOT EXISTS access_record_never_changes BEFORE UPDATE ON access_record
BEGIN SELECT RAISE(ABORT, 'The access record never changes'); END;

-- Links to sign in at the desk, and its sessions. A token is known by its SHA-256 alone.
CREATE TABLE IF NOT EXISTS desk_links (
  hash TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS desk_sessions (
  hash TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;

-- The key that signs links to sign in at the desk, in one row.
CREATE TABLE IF NOT EXISTS desk_link_key (key TEXT NOT NULL) STRICT;
INSERT INTO desk_link_key
  SELECT hex(randomblob(32)) WHERE NOT EXISTS (SELECT 1 FROM desk_link_key);

-- The day of the latest daily digest, in one row. The first one comes the day after.
CREATE TABLE IF NOT EXISTS daily_digest (day TEXT NOT NULL) STRICT;
INSERT INTO daily_digest
  SELECT date('now') WHERE NOT EXISTS (SELECT 1 FROM daily_digest);

-- The Monday of the latest weekly report, in one row. The first one comes on the Monday after.
CREATE TABLE IF NOT EXISTS weekly_report (day TEXT NOT NULL) STRICT;
INSERT INTO weekly_report
  SELECT date('now', '-6 days', 'weekday 1') WHERE NOT EXISTS (SELECT 1 FROM weekly_report);

-- Visits, as sums of a day: by the page they began on, by source, and by campaign.
CREATE TABLE IF NOT EXISTS visits (
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'source', 'campaign')),
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, name)
) STRICT;
