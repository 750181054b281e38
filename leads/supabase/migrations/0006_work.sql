-- The twin of leads/store/sqlite/migrations/0004_work.sql. Servers of the version before go on
-- storing leads beside it.

-- What the team makes of a lead. answered_at is when its answer clock stopped.
alter table leads add column if not exists stage text not null default 'new'
  check (stage in ('new', 'in_progress', 'won', 'lost', 'not_for_us'));
alter table leads add column if not exists owner text;
alter table leads add column if not exists answered_at timestamptz;

-- The id and what the visitor typed, folded as a search is (leads/store/fold-text.ts).
alter table leads add column if not exists search_text text not null default '';
update leads set search_text = lower(regexp_replace(
  normalize(concat_ws(' ', id, name, email, company, role, message), nfkd),
  '[\u0300-\u036f]', '', 'g'
)) where search_text = '';

-- Every change of a lead, its notes, and its release from quarantine.
create table if not exists lead_history (
  seq bigint generated always as identity,
  lead_id text not null references leads (id) on delete cascade,
  changed_at timestamptz not null,
  author text not null,
  kind text not null,
  value text
);

create index if not exists lead_history_by_lead on lead_history (lead_id);

-- For pages of each view, and for counting it.
create index if not exists leads_by_arrival on leads (received_at, id);
drop index if exists leads_by_received_at;
create index if not exists leads_open on leads (received_at, id)
  where status = 'new' and stage in ('new', 'in_progress');
create index if not exists leads_open_by_owner on leads (owner, received_at, id)
  where status = 'new' and stage in ('new', 'in_progress');
create index if not exists leads_in_quarantine on leads (received_at, id)
  where status = 'suspect';

alter table lead_history enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on lead_history from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on lead_history from %I', public_role);
      execute format('revoke all on sequence lead_history_seq_seq from %I', public_role);
    end if;
  end loop;
end
$$;
