-- What is in a store of the first version; backup-7.txt is its backup.
insert into leads (id, submission_id, body_hash, received_at, status, verdict, name, email, company, role, interests, message, consented_at, notice_version, agreement_hash, source_page, landing_page, previous_page, persona, referrer_host, utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, msclkid, stage, owner, answered_at, remind_on, value, reason, mailbox, search_text)
  values ('LEAD-1', '00000000-0000-4000-8000-000000000001', 'hash-1', '2026-11-20T10:00:00.000Z', 'new', '[]', 'Thảo Nguyễn', 'thao@example.com', 'O''Neill & <Söhne>', '李', '["Planning","Demo"]', 'one
two	👷🏽 "quoted" ''); DROP TABLE leads; --', '2026-11-20T10:00:00.000Z', '2026-11-01', '826ff0dab649a97ffdd7779a332accafb35cc161012253a19383db19289d6e02', '/contact/', '/blog/shift-handover/', '/modules/planning/', 'turnaround', 'news.example', 'source-1', 'medium-1', 'campaign-1', 'term-1', 'content-1', 'EAIaIQobChMI_x-y.z', '0123456789abcdef0123456789abcdef', 'in_progress', 'anna@example.com', '2026-11-20T11:00:00.000Z', '2026-12-01', 12500, 'Price', 'thao@example.com', 'lead-1 thao nguyen thao@example.com o''neill & <sohne> 李 one
two	👷🏽 "quoted" ''); drop table leads; -- planning demo /contact/ /blog/shift-handover/ /modules/planning/ turnaround news.example source-1 medium-1 campaign-1 term-1 content-1 eaiaiqobchmi_x-y.z 0123456789abcdef0123456789abcdef anna@example.com 12500 price called back.
it''s on oneill ); its');
insert into leads (id, submission_id, body_hash, received_at, status, verdict, name, email, interests, source_page, channel, entered_by, entered_at, consent_basis, stage, mailbox, search_text)
  values ('LEAD-2', '00000000-0000-4000-8000-000000000002', 'hash-2', '2026-11-20T10:00:00.000Z', 'new', '[]', 'Thảo Nguyễn', 'jane@example.com', '[]', '/desk/new', 'fair', 'anna@example.com', '2026-11-20T11:00:00.000Z', 'Asked for an offer.', 'new', 'jane@example.com', 'lead-2 thao nguyen jane@example.com /desk/new fair anna@example.com asked for an offer.');
insert into leads (id, submission_id, body_hash, received_at, status, verdict, name, email, interests, consented_at, source_page, stage, mailbox, search_text)
  values ('LEAD-3', '00000000-0000-4000-8000-000000000003', 'hash-3', '2026-11-20T10:00:00.000Z', 'suspect', '["honeypot","links"]', 'Thảo Nguyễn', 'bot@example.com', '[]', '2026-11-20T10:00:00.000Z', '/contact/', 'new', 'bot@example.com', 'lead-3 thao nguyen bot@example.com /contact/');
insert into outbox (id, lead_id, kind, message_id, state, attempts, pending_since, next_attempt_at, sent_at)
  values ('mail-1', 'LEAD-1', 'team', '<mail-1@example.com>', 'sent', 1, '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z');
insert into outbox (id, lead_id, kind, message_id, state, attempts, pending_since, next_attempt_at, sent_at)
  values ('visitor-1', 'LEAD-1', 'visitor', '<visitor-1@example.com>', 'sent', 1, '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z');
insert into outbox (id, lead_id, kind, message_id, state, attempts, pending_since, next_attempt_at, last_error)
  values ('mail-2', 'LEAD-2', 'team', '<mail-2@example.com>', 'failed', 1, '2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.000Z', 'EENVELOPE 550');
insert into lead_history (lead_id, changed_at, author, kind, value)
  values ('LEAD-1', '2026-11-20T11:00:00.000Z', 'anna@example.com', 'owner', 'anna@example.com');
insert into lead_history (lead_id, changed_at, author, kind, value)
  values ('LEAD-1', '2026-11-20T11:00:00.000Z', 'anna@example.com', 'stage', 'in_progress');
insert into lead_history (lead_id, changed_at, author, kind, value)
  values ('LEAD-1', '2026-11-20T11:00:00.000Z', 'anna@example.com', 'note', 'Called back.
It''s on');
insert into lead_history (lead_id, changed_at, author, kind, value)
  values ('LEAD-1', '2026-11-20T11:00:00.000Z', 'anna@example.com', 'value', '12500');
insert into lead_history (lead_id, changed_at, author, kind, value)
  values ('LEAD-1', '2026-11-20T11:00:00.000Z', 'anna@example.com', 'reminder', '2026-12-01');
insert into lead_history (lead_id, changed_at, author, kind, value)
  values ('LEAD-1', '2026-11-20T11:00:00.000Z', 'anna@example.com', 'reason', 'Price');
insert into agreements (hash, text)
  values ('826ff0dab649a97ffdd7779a332accafb35cc161012253a19383db19289d6e02', 'I agree.');
insert into erased_submissions (submission_id, erased_at)
  values ('00000000-0000-4000-8000-000000000004', '2026-11-20T11:00:00.000Z');
insert into access_record (id, accessed_at, author, action, subject, count)
  values ('00000000-0000-4000-8000-000000000009', '2026-11-20T11:00:00.000Z', 'anna@example.com', 'read', 'LEAD-1', 1);
insert into visits (day, kind, name, count)
  values ('2026-11-20', 'page', '/', 3);
