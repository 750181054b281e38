-- The twin of leads/store/sqlite/migrations/0001_leads_and_outbox.sql: same tables, same columns.
-- Applied by the server at its start, or by `supabase db push`; doing both is harmless.

create table if not exists leads (
  seq bigint generated always as identity,
  id text primary key,
  submission_id text not null unique,
  body_hash text not null,
  received_at timestamptz not null,
  status text not null default 'new',
  name text not null,
  email text not null,
  company text,
  role text,
  interests jsonb not null default '[]',
  message text,
  consented_at timestamptz not null,
  source_page text not null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text
);

create index if not exists leads_by_received_at on leads (received_at);

-- One row per delivery. Its text is rendered from the lead when it is sent,
-- so that only one table holds personal data.
create table if not exists outbox (
  seq bigint generated always as identity,
  id text primary key,
  lead_id text not null references leads (id) on delete cascade,
  kind text not null,
  message_id text not null unique,
  state text not null default 'pending' check (state in ('pending', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  sent_at timestamptz,
  unique (lead_id, kind)
);

create index if not exists outbox_due on outbox (next_attempt_at) where state = 'pending';

-- Nobody but the owner reads or writes: no policy lets anyone through, and hosted databases
-- grant new tables to their public API roles by default, which is taken back here.
alter table leads enable row level security;
alter table outbox enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on leads, outbox from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on leads, outbox from %I', public_role);
      execute format('revoke all on sequence leads_seq_seq, outbox_seq_seq from %I', public_role);
    end if;
  end loop;
end
$$;
