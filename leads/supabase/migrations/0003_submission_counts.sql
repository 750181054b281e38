-- Submissions of the present hour, shared by all servers. It has no twin: one server on SQLite
-- counts in its memory. Unlogged: not in backups' logs, and a crash may empty it, which does no harm.

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

alter table submission_counts enable row level security;
alter table submission_salt enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on submission_counts, submission_salt from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on submission_counts, submission_salt from %I', public_role);
    end if;
  end loop;
end
$$;
