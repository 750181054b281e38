-- The twin of leads/store/sqlite/migrations/0003_leads.sql, which says what is in each table.
-- Applied by the server at its start, or by `supabase db push`; doing both is harmless.

-- Leads of an earlier version, with a column for each field, are carried over.
do $$
declare
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
begin
  if not exists (
    select from pg_attribute
    where attrelid = to_regclass('leads') and attname = 'consented_at' and not attisdropped
  ) then return; end if;
  alter table outbox add column if not exists sent_to text;
  update outbox set sent_to = (select email from leads where leads.id = lead_id)
    where kind = 'visitor' and state = 'sent' and sent_to is null;
  alter table leads add column lead json;
  update leads set lead = json_strip_nulls(json_build_object(
    'id', id,
    'receivedAt', to_char(received_at at time zone 'utc', iso),
    'bodyHash', body_hash,
    'inQuarantine', status = 'suspect',
    'verdict', verdict,
    'noticeVersion', notice_version,
    'agreementHash', agreement_hash,
    'entry', case when channel is not null then json_build_object(
      'channel', channel, 'by', entered_by, 'at', to_char(entered_at at time zone 'utc', iso),
      'consentBasis', consent_basis) end,
    'submission', json_build_object(
      'submissionId', submission_id, 'name', name, 'email', email, 'company', company,
      'role', role, 'message', message, 'interests', nullif(interests, '[]'),
      'consent', consented_at is not null,
      'sourcePage', source_page, 'landingPage', landing_page, 'previousPage', previous_page,
      'persona', persona, 'referrerHost', referrer_host, 'utmSource', utm_source,
      'utmMedium', utm_medium, 'utmCampaign', utm_campaign, 'utmTerm', utm_term,
      'utmContent', utm_content, 'gclid', gclid, 'msclkid', msclkid)));
  alter table leads alter lead set not null,
    drop body_hash, drop verdict, drop name, drop email, drop company, drop role, drop interests,
    drop message, drop consented_at, drop notice_version, drop agreement_hash, drop source_page,
    drop landing_page, drop previous_page, drop persona, drop referrer_host, drop utm_source,
    drop utm_medium, drop utm_campaign, drop utm_term, drop utm_content, drop gclid, drop msclkid,
    drop channel, drop entered_by, drop entered_at, drop consent_basis;
end
$$;

create table if not exists leads (
  seq bigint generated always as identity,
  id text primary key,
  submission_id text not null unique,
  received_at timestamptz not null,
  status text not null default 'new',
  stage text not null default 'new'
    check (stage in ('new', 'in_progress', 'won', 'lost', 'not_for_us')),
  owner text,
  answered_at timestamptz,
  remind_on date,
  value integer check (value >= 0),
  reason text,
  mailbox text not null,
  search_text text not null,
  lead json not null
);

alter table leads
  add column if not exists body_hash text not null generated always as (lead ->> 'bodyHash') stored,
  add column if not exists agreement_hash text generated always as (lead ->> 'agreementHash') stored,
  add column if not exists channel text generated always as (lead -> 'entry' ->> 'channel') stored,
  add column if not exists email text not null generated always as (lead -> 'submission' ->> 'email') stored,
  add column if not exists source_page text not null generated always as (lead -> 'submission' ->> 'sourcePage') stored,
  add column if not exists landing_page text generated always as (lead -> 'submission' ->> 'landingPage') stored,
  add column if not exists persona text generated always as (lead -> 'submission' ->> 'persona') stored,
  add column if not exists referrer_host text generated always as (lead -> 'submission' ->> 'referrerHost') stored,
  add column if not exists utm_source text generated always as (lead -> 'submission' ->> 'utmSource') stored,
  add column if not exists utm_campaign text generated always as (lead -> 'submission' ->> 'utmCampaign') stored;

create index if not exists leads_by_arrival on leads (received_at, id);
create index if not exists leads_open on leads (received_at, id)
  where status = 'new' and stage in ('new', 'in_progress');
create index if not exists leads_open_by_owner on leads (owner, received_at, id)
  where status = 'new' and stage in ('new', 'in_progress');
create index if not exists leads_in_quarantine on leads (received_at, id)
  where status = 'suspect';
create index if not exists leads_unanswered on leads (received_at, id)
  where status = 'new' and stage in ('new', 'in_progress') and answered_at is null;
create index if not exists leads_by_campaign on leads (utm_campaign, received_at, id, status);
create index if not exists leads_by_landing_page on leads (landing_page, received_at, id, status);
create index if not exists leads_by_source_page on leads (source_page, received_at, id, status);
create index if not exists leads_owners on leads (owner, status) where owner is not null;
create index if not exists leads_by_content on leads (body_hash, received_at);
create index if not exists leads_by_mailbox on leads (mailbox);
create index if not exists leads_to_remind on leads (remind_on) where remind_on is not null;

create table if not exists lead_history (
  seq bigint generated always as identity,
  lead_id text not null references leads (id) on delete cascade,
  changed_at timestamptz not null,
  author text not null,
  kind text not null,
  value text
);

create index if not exists lead_history_by_lead on lead_history (lead_id);

create table if not exists outbox (
  seq bigint generated always as identity,
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  kind text not null,
  recipient text,
  message_id text not null unique,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed')),
  attempts integer not null default 0,
  pending_since timestamptz not null,
  next_attempt_at timestamptz not null,
  last_error text,
  sent_at timestamptz,
  sent_to text
);

create index if not exists outbox_by_lead on outbox (lead_id);
create index if not exists outbox_due on outbox (next_attempt_at) where state = 'pending';
create index if not exists outbox_undelivered on outbox (pending_since) where state <> 'sent';

create table if not exists erased_submissions (
  submission_id text primary key,
  erased_at timestamptz not null
);

create table if not exists erasure_calls (
  lead_id text primary key,
  message_id text not null,
  erased_at timestamptz not null,
  next_attempt_at timestamptz not null
);

create table if not exists agreements (
  hash text primary key,
  text text not null
);

create table if not exists access_record (
  id text primary key,
  accessed_at timestamptz not null,
  author text not null,
  action text not null,
  subject text not null,
  count integer not null
);

create index if not exists access_record_by_time on access_record (accessed_at, id);

create table if not exists desk_links (
  hash text primary key,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table if not exists desk_sessions (
  hash text primary key,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table if not exists desk_link_key (key text not null);
insert into desk_link_key
  select concat(gen_random_uuid(), gen_random_uuid())
  where not exists (select from desk_link_key);

create table if not exists daily_digest (day date not null);
insert into daily_digest select current_date where not exists (select from daily_digest);

create table if not exists weekly_report (day date not null);
insert into weekly_report
  select date_trunc('week', current_date) where not exists (select from weekly_report);

create table if not exists visits (
  day text not null,
  kind text not null check (kind in ('page', 'source', 'campaign')),
  name text not null,
  count integer not null,
  primary key (day, kind, name)
);

-- These three have no twin. One server on SQLite counts in its memory, and SQLite knows by itself
-- which migrations it has.

-- Submissions of the present hour, shared by all servers. Unlogged: not in backups' logs, and a
-- crash may empty it, which does no harm.
create unlogged table if not exists submission_counts (
  hour timestamptz not null,
  -- HMAC of an address block under the day's salt; the empty key counts all.
  key text not null,
  count integer not null,
  primary key (hour, key)
);

-- One row, replaced every day: without it, yesterday's keys belong to nobody.
create unlogged table if not exists submission_salt (
  day date primary key,
  salt bytea not null
);

-- What the server has applied at its start.
create table if not exists site_migrations (
  name text primary key,
  applied_at timestamptz not null default now()
);

-- Nobody but the owner reads or writes: no policy lets anyone through, and hosted databases
-- grant new tables to their public API roles by default, which is taken back here.
do $$
declare
  own_table text;
  public_role text;
begin
  foreach own_table in array array[
    'leads', 'lead_history', 'outbox', 'erased_submissions', 'erasure_calls', 'agreements',
    'access_record', 'desk_links', 'desk_sessions', 'desk_link_key', 'daily_digest',
    'weekly_report', 'visits',
    'submission_counts', 'submission_salt', 'site_migrations'
  ] loop
    execute format('alter table %I enable row level security', own_table);
    execute format('revoke all on %I from public', own_table);
    for public_role in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
      execute format('revoke all on %I from %I', own_table, public_role);
    end loop;
  end loop;
  for public_role in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format(
      'revoke all on sequence leads_seq_seq, lead_history_seq_seq, outbox_seq_seq from %I',
      public_role
    );
  end loop;
  -- Its rows never change, whoever asks.
  revoke update, truncate on access_record from current_user;
end
$$;
