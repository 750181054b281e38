-- The twin of leads/store/sqlite/migrations/0009_access_record.sql.

-- Who saw what: sign-in, reading, export and erasure. Rows are added, and removed by age alone.
create table if not exists access_record (
  id text primary key,
  accessed_at timestamptz not null,
  author text not null,
  action text not null,
  subject text not null,
  count integer not null
);

create index if not exists access_record_by_time on access_record (accessed_at, id);

alter table access_record enable row level security;

do $$
declare
  public_role text;
begin
  revoke update, truncate on access_record from current_user;
  revoke all on access_record from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on access_record from %I', public_role);
    end if;
  end loop;
end
$$;
