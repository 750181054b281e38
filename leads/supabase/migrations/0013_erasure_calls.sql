-- The twin of leads/store/sqlite/migrations/0011_erasure_calls.sql.

-- Erased leads that were reported by webhook: its receiver is yet to be told of the erasure.
create table if not exists erasure_calls (
  lead_id text primary key,
  message_id text not null,
  erased_at timestamptz not null,
  next_attempt_at timestamptz not null
);

alter table erasure_calls enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on erasure_calls from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on erasure_calls from %I', public_role);
    end if;
  end loop;
end
$$;
