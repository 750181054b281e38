-- The twin of leads/store/sqlite/migrations/0004_won_on.sql.
alter table leads add column if not exists won_on date;
update leads set won_on = (coalesce(
    (select max(changed_at) from lead_history
      where lead_id = leads.id and kind = 'stage' and value = 'won'),
    answered_at, received_at) at time zone 'utc')::date
  where stage = 'won' and won_on is null;
create index if not exists leads_by_won_day on leads (won_on) where won_on is not null;
