import type { DeliveryKind, Lead, LeadStatus } from "../../functions/submit-contact/ports.ts";
import type { Submission } from "../../functions/submit-contact/schema.ts";

/** A row of `leads` as both adapters read and write it: times and lists as text. */
export interface LeadRow {
  id: string;
  submission_id: string;
  body_hash: string;
  received_at: string;
  status: LeadStatus;
  verdict: string;
  name: string;
  email: string;
  company: string | null;
  role: string | null;
  interests: string;
  message: string | null;
  consented_at: string;
  notice_version: string | null;
  source_page: string;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  utm_term: string | null;
  utm_content: string | null;
}

export const leadColumns = [
  "id",
  "submission_id",
  "body_hash",
  "received_at",
  "status",
  "verdict",
  "name",
  "email",
  "company",
  "role",
  "interests",
  "message",
  "consented_at",
  "notice_version",
  "source_page",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const satisfies readonly (keyof LeadRow)[];

/** A due row of `outbox`, under names that do not clash with the lead it is joined with. */
export interface DueRow extends LeadRow {
  delivery_id: string;
  kind: DeliveryKind;
  message_id: string;
  attempts: number;
}

export function buildLeadRow(lead: Lead): LeadRow {
  const { submission } = lead;
  return {
    id: lead.id,
    submission_id: submission.submissionId,
    body_hash: lead.bodyHash,
    received_at: lead.receivedAt,
    status: lead.status,
    verdict: JSON.stringify(lead.verdict),
    name: submission.name,
    email: submission.email,
    company: submission.company ?? null,
    role: submission.role ?? null,
    interests: JSON.stringify(submission.interests ?? []),
    message: submission.message ?? null,
    consented_at: lead.receivedAt,
    notice_version: lead.noticeVersion ?? null,
    source_page: submission.sourcePage,
    utm_source: submission.utmSource ?? null,
    utm_medium: submission.utmMedium ?? null,
    utm_campaign: submission.utmCampaign ?? null,
    utm_term: submission.utmTerm ?? null,
    utm_content: submission.utmContent ?? null,
  };
}

export function parseLeadRow(row: LeadRow): Lead {
  const interests = JSON.parse(row.interests) as NonNullable<Submission["interests"]>;
  const optional = {
    company: row.company,
    role: row.role,
    interests: interests.length > 0 ? interests : null,
    message: row.message,
    utmSource: row.utm_source,
    utmMedium: row.utm_medium,
    utmCampaign: row.utm_campaign,
    utmTerm: row.utm_term,
    utmContent: row.utm_content,
  };
  const present = Object.entries(optional).filter(([, value]) => value !== null);
  return {
    id: row.id,
    receivedAt: row.received_at,
    bodyHash: row.body_hash,
    status: row.status,
    verdict: JSON.parse(row.verdict) as Lead["verdict"],
    ...(row.notice_version !== null && { noticeVersion: row.notice_version }),
    submission: {
      submissionId: row.submission_id,
      name: row.name,
      email: row.email,
      consent: true,
      sourcePage: row.source_page,
      ...(Object.fromEntries(present) as Partial<Submission>),
    },
  };
}
