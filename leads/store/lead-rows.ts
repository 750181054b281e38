import { type FieldName, fieldNames, getField, type Submission, textFields } from "../fields.ts";
import type { Lead, LeadState, Stage } from "../lead.ts";
import { foldText } from "./fold-text.ts";

/** Columns that are not fields of the submission. */
interface OwnColumns {
  id: string;
  body_hash: string;
  received_at: string;
  /** `suspect`: in quarantine. */
  status: "new" | "suspect";
  verdict: string;
  consented_at: string;
  notice_version: string | null;
  agreement_hash: string | null;
  stage: Stage;
  owner: string | null;
  answered_at: string | null;
  /** What is searched, folded. */
  search_text: string;
}

/** A row of `leads`: times and lists as text. */
export type LeadRow = OwnColumns & Record<string, string | number | null>;

// Consent is stored as the time at which it was given.
const storedFields = fieldNames.filter((name) => getField(name).kind !== "consent");

/** `utmSource` → `utm_source`. */
const getColumn = (name: FieldName) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isList = (name: FieldName) => getField(name).kind === "options";

/** The row of a lead, by default of one that has just arrived. */
export function buildLeadRow(lead: Lead, state: LeadState = { stage: "new" }): LeadRow {
  const { submission } = lead;
  const values = storedFields.map((name) => {
    const value = submission[name];
    return [getColumn(name), isList(name) ? JSON.stringify(value ?? []) : (value ?? null)];
  });
  return {
    ...Object.fromEntries(values),
    id: lead.id,
    body_hash: lead.bodyHash,
    received_at: lead.receivedAt,
    status: lead.inQuarantine ? "suspect" : "new",
    verdict: JSON.stringify(lead.verdict),
    consented_at: lead.receivedAt,
    notice_version: lead.noticeVersion ?? null,
    agreement_hash: lead.agreementHash ?? null,
    stage: state.stage,
    owner: state.owner ?? null,
    answered_at: state.answeredAt ?? null,
    search_text: foldText([lead.id, ...textFields.map((name) => submission[name])].join(" ")),
  };
}

export function parseLeadRow(row: LeadRow): Lead {
  return {
    id: row.id,
    receivedAt: row.received_at,
    bodyHash: row.body_hash,
    inQuarantine: row.status === "suspect",
    verdict: JSON.parse(row.verdict) as Lead["verdict"],
    ...(row.notice_version !== null && { noticeVersion: row.notice_version }),
    ...(row.agreement_hash !== null && { agreementHash: row.agreement_hash }),
    submission: parseSubmissionColumns(row),
  };
}

export function parseStateColumns({ answered_at, owner, stage }: LeadRow): LeadState {
  return {
    stage,
    ...(owner !== null && { owner }),
    ...(answered_at !== null && { answeredAt: answered_at }),
  };
}

function parseSubmissionColumns(row: LeadRow): Submission {
  const values = storedFields.map((name): [FieldName, unknown] => {
    const value = row[getColumn(name)];
    return [name, isList(name) ? JSON.parse(String(value)) : value];
  });
  const filled = values.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  return { ...(Object.fromEntries(filled) as unknown as Submission), consent: true };
}
