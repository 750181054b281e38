-- A store as the first version made it.
create table if not exists leads (
  seq bigint generated always as identity,
  id text primary key,
  submission_id text not null unique,
  body_hash text not null,
  received_at timestamptz not null,
  status text not null default 'new',
  verdict jsonb not null default '[]',
  name text not null,
  email text not null,
  company text,
  role text,
  interests jsonb not null default '[]',
  message text,
  consented_at timestamptz,
  notice_version text,
  agreement_hash text,
  source_page text not null,
  landing_page text,
  previous_page text,
  persona text,
  referrer_host text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  gclid text,
  msclkid text,
  channel text check (channel in ('telephone', 'fair', 'other')),
  entered_by text,
  entered_at timestamptz,
  consent_basis text,
  stage text not null default 'new'
    check (stage in ('new', 'in_progress', 'won', 'lost', 'not_for_us')),
  owner text,
  answered_at timestamptz,
  remind_on date,
  value integer check (value >= 0),
  reason text,
  mailbox text not null,
  search_text text not null
);
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
  sent_at timestamptz
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
create unlogged table if not exists submission_counts (
  hour timestamptz not null,
  key text not null,
  count integer not null,
  primary key (hour, key)
);
create unlogged table if not exists submission_salt (
  day date primary key,
  salt bytea not null
);
create table if not exists site_migrations (
  name text primary key,
  applied_at timestamptz not null default now()
);
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
  revoke update, truncate on access_record from current_user;
end
$$;
insert into site_migrations (name) values ('0001_leads.sql');
