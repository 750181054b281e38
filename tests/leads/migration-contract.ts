import { expect, it } from "vitest";
import type { LeadStore } from "../../leads/store/lead-store.ts";

/** What the version before stages, owners and notes kept, in SQL that both databases read. */
const storedBefore = `
  insert into leads (
    id, submission_id, body_hash, received_at, status, verdict, name, email, company, interests,
    message, consented_at, notice_version, source_page, utm_source
  ) values (
    'AAAAA-AAAAA', '00000000-0000-4000-8000-000000000001', 'hash-1', '2026-11-20T10:00:00.000Z',
    'new', '["links"]', 'Thảo Nguyễn', 'thao@example.com', 'ÄRZTEHAUS Nord', '["Planning","Demo"]',
    'one\ntwo', '2026-11-20T10:00:00.000Z', '2025-10', '/contact/', 'linkedin'
  ), (
    'BBBBB-BBBBB', '00000000-0000-4000-8000-000000000002', 'hash-2', '2026-11-20T11:00:00.000Z',
    'suspect', '["honeypot"]', 'Bot', 'bot@example.com', null, '[]',
    null, '2026-11-20T11:00:00.000Z', null, '/contact/', null
  );
  insert into outbox (
    id, lead_id, kind, message_id, state, attempts, owed_since, next_attempt_at, last_error, sent_at
  ) values (
    'mail-1', 'AAAAA-AAAAA', 'team', '<mail-1@example.com>', 'sent', 2, '2026-11-20T10:00:00.000Z',
    '2026-11-20T10:01:00.000Z', 'EENVELOPE, 1 of 2', '2026-11-20T10:01:05.000Z'
  ), (
    'hook-1', 'AAAAA-AAAAA', 'webhook', 'msg_hook-1', 'pending', 1, '2026-11-20T10:00:00.000Z',
    '2026-11-20T10:30:00.000Z', '503', null
  );
  insert into erased_submissions (submission_id, erased_at)
  values ('00000000-0000-4000-8000-000000000003', '2026-11-19T10:00:00.000Z');`;

/** `open` makes a store of that version, runs the SQL that it is given in it, and opens it. */
export function describeMigration(
  adapter: string,
  open: (sql: string) => Promise<LeadStore>,
): void {
  it(`${adapter} takes over what the version before stages, owners and notes stored`, async () => {
    const store = await open(storedBefore);
    const work = { stage: "new", history: [] };
    const consent = { consent: true, sourcePage: "/contact/" };
    expect(await store.getLeads()).toEqual([
      {
        lead: {
          id: "BBBBB-BBBBB",
          receivedAt: "2026-11-20T11:00:00.000Z",
          bodyHash: "hash-2",
          inQuarantine: true,
          verdict: ["honeypot"],
          submission: {
            submissionId: "00000000-0000-4000-8000-000000000002",
            name: "Bot",
            email: "bot@example.com",
            ...consent,
          },
        },
        deliveries: [],
        work,
      },
      {
        lead: {
          id: "AAAAA-AAAAA",
          receivedAt: "2026-11-20T10:00:00.000Z",
          bodyHash: "hash-1",
          inQuarantine: false,
          verdict: ["links"],
          noticeVersion: "2025-10",
          submission: {
            submissionId: "00000000-0000-4000-8000-000000000001",
            name: "Thảo Nguyễn",
            email: "thao@example.com",
            company: "ÄRZTEHAUS Nord",
            interests: ["Planning", "Demo"],
            message: "one\ntwo",
            utmSource: "linkedin",
            ...consent,
          },
        },
        deliveries: [
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
        ],
        work,
      },
    ]);
    expect(await store.getErased()).toEqual(["00000000-0000-4000-8000-000000000003"]);
    expect(await store.countLeads("anna@x.co")).toEqual({
      open: 1,
      mine: 0,
      quarantine: 1,
      all: 2,
    });
    for (const search of ["thao ärztehaus", "Thảo two", "aaaaa-aaaaa"]) {
      expect((await store.getLeads({ search })).map(({ lead }) => lead.id)).toEqual([
        "AAAAA-AAAAA",
      ]);
    }
    const change = { kind: "stage", value: "won" } as const;
    expect(await store.changeLead("AAAAA-AAAAA", change, "command", new Date())).toBe("changed");
    await store.close();
  });
}
