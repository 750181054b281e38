-- The twin of leads/store/sqlite/migrations/0006_desk.sql: links to sign in at the desk, and its
-- sessions. A token is known by its SHA-256 alone.
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

alter table desk_links enable row level security;
alter table desk_sessions enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on desk_links, desk_sessions from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on desk_links, desk_sessions from %I', public_role);
    end if;
  end loop;
end
$$;
