-- The twin of leads/store/sqlite/migrations/0002_quarantine_and_deliveries.sql.

-- Suspects are leads whose status is 'suspect'; verdict lists the signs that suggest a bot.
alter table leads add column if not exists verdict jsonb not null default '[]';
alter table leads add column if not exists notice_version text;

-- Since when a delivery is pending: the lead's arrival, or its release from quarantine.
alter table outbox add column if not exists owed_since timestamptz not null default now();

create index if not exists outbox_undelivered on outbox (owed_since) where state <> 'sent';
