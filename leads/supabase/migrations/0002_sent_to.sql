-- The twin of leads/store/sqlite/migrations/0002_sent_to.sql, which says what is in the column.

alter table outbox add column if not exists sent_to text;
update outbox set sent_to = (select email from leads where leads.id = lead_id)
  where kind = 'visitor' and state = 'sent' and sent_to is null;
