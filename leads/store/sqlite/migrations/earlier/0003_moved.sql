-- Leads that were put aside, with what a visitor entered in one column. A patch of JSON leaves nulls out.
INSERT INTO leads (id, submission_id, received_at, status, lead,
    stage, owner, answered_at, remind_on, value, reason, mailbox, search_text)
  SELECT id, submission_id, received_at, status,
    json_patch('{}', json_object(
      'id', id,
      'receivedAt', received_at,
      'bodyHash', body_hash,
      'inQuarantine', json(iif(status = 'suspect', 'true', 'false')),
      'verdict', json(verdict),
      'noticeVersion', notice_version,
      'agreementHash', agreement_hash,
      'entry', json(iif(channel IS NULL, 'null', json_object(
        'channel', channel, 'by', entered_by, 'at', entered_at, 'consentBasis', consent_basis))),
      'submission', json_object(
        'submissionId', submission_id, 'name', name, 'email', email, 'company', company,
        'role', role, 'message', message, 'interests', json(iif(interests = '[]', 'null', interests)),
        'consent', json(iif(consented_at IS NULL, 'false', 'true')),
        'sourcePage', source_page, 'landingPage', landing_page, 'previousPage', previous_page,
        'persona', persona, 'referrerHost', referrer_host, 'utmSource', utm_source,
        'utmMedium', utm_medium, 'utmCampaign', utm_campaign, 'utmTerm', utm_term,
        'utmContent', utm_content, 'gclid', gclid, 'msclkid', msclkid))),
    stage, owner, answered_at, remind_on, value, reason, mailbox, search_text
  FROM old_leads ORDER BY rowid;
INSERT INTO outbox SELECT * FROM old_outbox ORDER BY rowid;
INSERT INTO lead_history SELECT * FROM old_history ORDER BY rowid;
DROP TABLE old_history;
DROP TABLE old_outbox;
DROP TABLE old_leads;
