-- The twin of leads/store/sqlite/migrations/0010_agreements.sql.

-- The words that visitors agreed to, by their SHA-256; a lead has the hash.
create table if not exists agreements (
  hash text primary key,
  text text not null
);

alter table leads add column if not exists agreement_hash text;

alter table agreements enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on agreements from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on agreements from %I', public_role);
    end if;
  end loop;
end
$$;
