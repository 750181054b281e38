-- The twin of leads/store/sqlite/migrations/0002_entered_at.sql.
alter table leads add column if not exists entered_at timestamptz;
