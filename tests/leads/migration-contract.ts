import { expect, it } from "vitest";
import type { Delivery, Lead } from "../../leads/lead.ts";
import type { LeadStore } from "../../leads/store/lead-store.ts";
import { buildTestLead } from "./test-lead.ts";

const { lead } = buildTestLead(1, {
  company: "ÄRZTEHAUS Nord",
  interests: ["Planning", "Demo"],
  message: "one\ntwo",
  utmSource: "linkedin",
});
const received: Lead = { ...lead, verdict: ["links"], noticeVersion: "2025-10" };
const suspect: Lead = {
  ...buildTestLead(2, { name: "Bot", email: "bot@example.com" }).lead,
  receivedAt: "2026-11-20T11:00:00.000Z",
  inQuarantine: true,
  verdict: ["honeypot"],
};
const deliveries: Delivery[] = [
  {
    id: "mail-1",
    kind: "team",
    messageId: "<mail-1@example.com>",
    state: "sent",
    attempts: 2,
    pendingSince: "2026-11-20T10:00:00.000Z",
    nextAttemptAt: "2026-11-20T10:01:00.000Z",
    lastError: "EENVELOPE, 1 of 2",
    sentAt: "2026-11-20T10:01:05.000Z",
  },
  {
    id: "hook-1",
    kind: "webhook",
    messageId: "msg_hook-1",
    state: "pending",
    attempts: 1,
    pendingSince: "2026-11-20T10:00:00.000Z",
    nextAttemptAt: "2026-11-20T10:30:00.000Z",
    lastError: "503",
  },
];
const erased = "00000000-0000-4000-8000-000000000003";

/** In SQL that both databases read. */
function insert(table: string, row: Record<string, string | number | undefined>): string {
  const values = Object.values(row).map((value) => (value === undefined ? "null" : `'${value}'`));
  return `insert into ${table} (${Object.keys(row).join()}) values (${values.join()});`;
}

const insertLead = ({ submission, ...own }: Lead) =>
  insert("leads", {
    id: own.id,
    submission_id: submission.submissionId,
    body_hash: own.bodyHash,
    received_at: own.receivedAt,
    status: own.inQuarantine ? "suspect" : "new",
    verdict: JSON.stringify(own.verdict),
    name: submission.name,
    email: submission.email,
    company: submission.company,
    interests: JSON.stringify(submission.interests ?? []),
    message: submission.message,
    consented_at: own.receivedAt,
    notice_version: own.noticeVersion,
    source_page: submission.sourcePage,
    utm_source: submission.utmSource,
  });

/** What the version before stages, owners and notes kept. */
const storedBefore = [
  insertLead(received),
  insertLead(suspect),
  ...deliveries.map((own) =>
    insert("outbox", {
      id: own.id,
      lead_id: received.id,
      kind: own.kind,
      message_id: own.messageId,
      state: own.state,
      attempts: own.attempts,
      owed_since: own.pendingSince,
      next_attempt_at: own.nextAttemptAt,
      last_error: own.lastError,
      sent_at: own.sentAt,
    }),
  ),
  insert("erased_submissions", { submission_id: erased, erased_at: "2026-11-19T10:00:00.000Z" }),
].join("\n");

/** `open` makes a store of that version, runs the SQL that it is given in it, and opens it. */
export function describeMigration(
  adapter: string,
  open: (sql: string) => Promise<LeadStore>,
): void {
  it(`${adapter} takes over what the version before stages, owners and notes stored`, async () => {
    const store = await open(storedBefore);
    const work = { stage: "new", history: [] };
    expect(await store.getLeads()).toEqual([
      { lead: suspect, deliveries: [], work },
      { lead: received, deliveries, work },
    ]);
    expect(await store.getErased()).toMatchObject([{ submissionId: erased }]);
    const counts = { open: 1, mine: 0, quarantine: 1, all: 2 };
    expect(await store.countLeads("anna@x.co")).toEqual(counts);
    for (const search of ["thao ärztehaus", "Thảo two", "lead-1"]) {
      expect(await store.getLeads({ search })).toMatchObject([{ lead: { id: received.id } }]);
    }
    const change = { kind: "stage", value: "won" } as const;
    expect(await store.changeLead(received.id, change, "command", new Date())).toBe("changed");
    await store.close();
  });
}
