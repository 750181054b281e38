-- Leads with a column for each field are put aside; what names them goes with them.
ALTER TABLE leads RENAME TO old_leads;
ALTER TABLE outbox RENAME TO old_outbox;
ALTER TABLE lead_history RENAME TO old_history;
DROP INDEX leads_by_arrival;
DROP INDEX leads_open;
DROP INDEX leads_open_by_owner;
DROP INDEX leads_in_quarantine;
DROP INDEX leads_unanswered;
DROP INDEX leads_by_campaign;
DROP INDEX leads_by_landing_page;
DROP INDEX leads_by_source_page;
DROP INDEX leads_owners;
DROP INDEX leads_by_mailbox;
DROP INDEX leads_to_remind;
DROP INDEX lead_history_by_lead;
DROP INDEX outbox_by_lead;
DROP INDEX outbox_due;
DROP INDEX outbox_undelivered;
