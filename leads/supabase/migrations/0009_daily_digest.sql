-- The twin of leads/store/sqlite/migrations/0007_daily_digest.sql.

-- The day of the latest daily digest, in one row. The first one comes the day after.
create table if not exists daily_digest (day date not null);
insert into daily_digest select current_date where not exists (select from daily_digest);

alter table daily_digest enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on daily_digest from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on daily_digest from %I', public_role);
    end if;
  end loop;
end
$$;
