-- What the team makes of a lead. answered_at is when its answer clock stopped.
ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new'
  CHECK (stage IN ('new', 'in_progress', 'won', 'lost', 'not_for_us'));
ALTER TABLE leads ADD COLUMN owner TEXT;
ALTER TABLE leads ADD COLUMN answered_at TEXT;

-- The id and what the visitor typed, folded as a search is (leads/store/fold-text.ts).
ALTER TABLE leads ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
UPDATE leads SET search_text = fold_text(concat_ws(' ', id, name, email, company, role, message));

-- Every change of a lead, its notes, and its release from quarantine.
CREATE TABLE lead_history (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  changed_at TEXT NOT NULL,
  author TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT
) STRICT;

CREATE INDEX lead_history_by_lead ON lead_history (lead_id);

-- For pages of each view, and for counting it.
CREATE INDEX leads_by_arrival ON leads (received_at, id);
DROP INDEX leads_by_received_at;
CREATE INDEX leads_open ON leads (received_at, id)
  WHERE status = 'new' AND stage IN ('new', 'in_progress');
CREATE INDEX leads_open_by_owner ON leads (owner, received_at, id)
  WHERE status = 'new' AND stage IN ('new', 'in_progress');
CREATE INDEX leads_in_quarantine ON leads (received_at, id) WHERE status = 'suspect';
