-- The day on which the deal of a won lead closed; until now, the day on which somebody said so.
ALTER TABLE leads ADD COLUMN won_on TEXT;
UPDATE leads SET won_on = substr(coalesce(
    (SELECT max(changed_at) FROM lead_history
      WHERE lead_id = leads.id AND kind = 'stage' AND value = 'won'),
    answered_at, received_at), 1, 10)
  WHERE stage = 'won';
CREATE INDEX leads_by_won_day ON leads (won_on) WHERE won_on IS NOT NULL;
