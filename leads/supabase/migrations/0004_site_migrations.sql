-- What the server has applied at its start. It has no twin: SQLite counts in `user_version`.

create table if not exists site_migrations (
  name text primary key,
  applied_at timestamptz not null default now()
);

alter table site_migrations enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on site_migrations from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on site_migrations from %I', public_role);
    end if;
  end loop;
end
$$;
