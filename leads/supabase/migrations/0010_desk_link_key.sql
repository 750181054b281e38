-- The twin of leads/store/sqlite/migrations/0008_desk_link_key.sql.

-- The key that signs links to sign in at the desk, in one row.
create table if not exists desk_link_key (key text not null);
insert into desk_link_key
  select concat(gen_random_uuid(), gen_random_uuid())
  where not exists (select from desk_link_key);

alter table desk_link_key enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on desk_link_key from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on desk_link_key from %I', public_role);
    end if;
  end loop;
end
$$;
