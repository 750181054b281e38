-- Whom a delivery was sent to, and by what; null where it has not been, or was before this was kept,
-- but for visitors.
ALTER TABLE outbox ADD COLUMN sent_to TEXT;
UPDATE outbox SET sent_to = (SELECT email FROM leads WHERE leads.id = lead_id)
  WHERE kind = 'visitor' AND state = 'sent';
