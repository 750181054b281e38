-- Suspects are leads whose status is 'suspect'; verdict lists the signs that suggest a bot.
ALTER TABLE leads ADD COLUMN verdict TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(verdict));
ALTER TABLE leads ADD COLUMN notice_version TEXT;

-- Since when a delivery is pending: the lead's arrival, or its release from quarantine.
ALTER TABLE outbox ADD COLUMN owed_since TEXT NOT NULL DEFAULT '';
UPDATE outbox SET owed_since = (SELECT received_at FROM leads WHERE leads.id = lead_id);

CREATE INDEX outbox_undelivered ON outbox (owed_since) WHERE state <> 'sent';
