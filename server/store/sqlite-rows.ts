import type { Lead, OwedMail } from "../../functions/submit-contact/ports.ts";
import type { Submission } from "../../functions/submit-contact/schema.ts";

/** Columns of `leads` in the shape that the queries of `sqlite-store.ts` read and write. */
export interface LeadRow {
  id: string;
  submission_id: string;
  body_hash: string;
  received_at: string;
  name: string;
  email: string;
  company: string | null;
  role: string | null;
  interests: string;
  message: string | null;
  consented_at: string;
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
  "name",
  "email",
  "company",
  "role",
  "interests",
  "message",
  "consented_at",
  "source_page",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const satisfies readonly (keyof LeadRow)[];

/** Columns of `outbox`, with the lead's own where a query joins them. */
export interface OutboxRow {
  mail_id: string;
  kind: OwedMail["kind"];
  message_id: string;
  attempts: number;
}

export function buildLeadRow({ id, receivedAt, bodyHash, submission }: Lead): LeadRow {
  return {
    id,
    submission_id: submission.submissionId,
    body_hash: bodyHash,
    received_at: receivedAt,
    name: submission.name,
    email: submission.email,
    company: submission.company ?? null,
    role: submission.role ?? null,
    interests: JSON.stringify(submission.interests ?? []),
    message: submission.message ?? null,
    consented_at: receivedAt,
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
