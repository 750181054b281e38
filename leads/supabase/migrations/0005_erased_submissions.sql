-- What a restored backup must not bring back. An id is random, so nobody is left in here.
create table if not exists erased_submissions (
  submission_id text primary key,
  erased_at timestamptz not null
);

alter table erased_submissions enable row level security;

do $$
declare
  public_role text;
begin
  revoke all on erased_submissions from public;
  foreach public_role in array array['anon', 'authenticated'] loop
    if exists (select from pg_roles where rolname = public_role) then
      execute format('revoke all on erased_submissions from %I', public_role);
    end if;
  end loop;
end
$$;
