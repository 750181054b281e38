import { expect, it } from "vitest";
import { type DueDelivery, makeSubmissionId } from "../../leads/lead.ts";
import { repeatTime } from "../../leads/store/lead-store.ts";
import { buildTestLead, now, optionalFields } from "./test-lead.ts";
import { find, save, store } from "./tested-store.ts";

const later = new Date("2026-11-20T10:05:00.000Z");
const kinds = ["team"] as const;

/** What every adapter must do for a submission and its deliveries. */
export function describeStore(reopen: () => Promise<void>): void {
  const findKnown = (submissionId: string, bodyHash: string, sentAt = now) =>
    store.findKnown({ submissionId, bodyHash, sentAt, inQuarantine: false });

  const getDue = async (at: Date) => {
    const due: DueDelivery[] = [];
    const deliver = async (mail: DueDelivery) => {
      due.push(mail);
      return { state: "sent", sentAt: at } as const;
    };
    while (await store.deliverNextDue(kinds, at, deliver));
    return due;
  };

  const refuse = async () => ({ state: "failed", error: "EENVELOPE 550" }) as const;

  it("gives back every field as it was, after it was opened again", async () => {
    const by = "anna@example.com";
    const entry = { channel: "fair", by, at: later.toISOString(), consentBasis: "Yes" } as const;
    await save(1, optionalFields, { entry });
    await reopen();
    const [listed] = await store.getLeads();
    expect(listed).toEqual({
      lead: { ...buildTestLead(1, optionalFields).lead, entry },
      deliveries: [
        {
          id: "mail-1",
          kind: "team",
          messageId: "<mail-1@example.com>",
          state: "pending",
          attempts: 0,
          pendingSince: now.toISOString(),
          nextAttemptAt: now.toISOString(),
        },
      ],
      work: { stage: "new", history: [] },
    });
  });

  it("stores a submission once and answers a repeat with the first id", async () => {
    expect(await save(1)).toEqual({ outcome: "stored", leadId: "LEAD-1" });
    const { lead, deliveries } = buildTestLead(1);
    const repeated = { outcome: "repeated", leadId: "LEAD-1" };
    expect(await findKnown(lead.submission.submissionId, lead.bodyHash)).toEqual(repeated);
    const again = { ...lead, id: "LEAD-1-again" };
    const mails = deliveries.map((mail) => ({ ...mail, id: "other", messageId: "<other@x>" }));
    expect(await store.saveLead(again, mails)).toEqual(repeated);
    expect(await store.getLeads()).toHaveLength(1);
    expect(await getDue(now)).toHaveLength(1);
  });

  it("knows the same content for ten minutes, where the function made one of the ids", async () => {
    const made = makeSubmissionId();
    await save(1, { submissionId: made }, { bodyHash: "same" });
    const known = { outcome: "repeated", leadId: "LEAD-1" };
    const justBefore = new Date(now.getTime() + repeatTime - 1);
    expect(await findKnown(makeSubmissionId(), "same", justBefore)).toEqual(known);
    expect(await findKnown(crypto.randomUUID(), "same", justBefore)).toEqual(known);
    expect(await save(2, {}, { bodyHash: "same" })).toEqual(known);
    expect(await findKnown(makeSubmissionId(), "other", justBefore)).toBeUndefined();
    const after = new Date(now.getTime() + repeatTime);
    expect(await findKnown(makeSubmissionId(), "same", after)).toBeUndefined();
    expect(await findKnown(made, "same", after)).toEqual(known);

    await save(3, {}, { bodyHash: "own" });
    expect(await findKnown(makeSubmissionId(), "own")).toMatchObject({ leadId: "LEAD-3" });
    expect(await save(4, {}, { bodyHash: "own" })).toMatchObject({ outcome: "stored" });
  });

  it("makes one lead of one content that comes many times at once", async () => {
    const saves = Array.from({ length: 10 }, (_, number) =>
      save(number, { submissionId: makeSubmissionId() }, { bodyHash: "same" }),
    );
    const results = await Promise.all(saves);
    expect(new Set(results.map((result) => "leadId" in result && result.leadId)).size).toBe(1);
    expect(await store.getLeads()).toHaveLength(1);
    expect(await getDue(now)).toHaveLength(1);
  });

  it("takes nothing that is no suspect for a repeat of one that is, by content or by id", async () => {
    const id = crypto.randomUUID();
    const same = { bodyHash: "same" };
    const suspect = { ...same, inQuarantine: true, agreementHash: "theirs" };
    const own = { ...same, agreementHash: "own" };
    const stored = (number: number) => ({ outcome: "stored", leadId: `LEAD-${number}` });
    const repeated = (number: number) => ({ outcome: "repeated", leadId: `LEAD-${number}` });
    await save(1, { submissionId: makeSubmissionId(), company: "x" }, suspect);
    await save(2, { submissionId: id }, { ...suspect, bodyHash: "other" });
    expect(await findKnown(makeSubmissionId(), "same")).toBeUndefined();
    expect(await findKnown(id, "same")).toBeUndefined();
    expect(await save(3, { submissionId: id }, own)).toEqual(stored(3));
    // Whoever comes next is a repeat of that one, suspect or not.
    expect(await save(4, { submissionId: id }, own)).toEqual(repeated(3));
    expect(await save(5, { submissionId: makeSubmissionId() }, own)).toEqual(repeated(3));
    expect(await save(6, { submissionId: id }, suspect)).toEqual(repeated(3));
    expect(await save(7, { submissionId: makeSubmissionId() }, suspect)).toEqual(repeated(1));
    const leads = (await store.getLeads()).map(({ deliveries, lead }) => [
      lead.id,
      lead.agreementHash,
      lead.submission.submissionId === id,
      deliveries.length,
    ]);
    expect(leads.sort()).toEqual([
      ["LEAD-1", "theirs", false, 0],
      ["LEAD-2", "theirs", false, 0],
      ["LEAD-3", "own", true, 1],
    ]);
  });

  it("takes nothing for a repeat of what was agreed to in other words, unless its id says so", async () => {
    const same = { bodyHash: "same", agreementHash: "a" };
    await save(1, { submissionId: makeSubmissionId() }, same);
    const other = { ...same, agreementHash: "b" };
    const made = { submissionId: makeSubmissionId() };
    expect(await save(2, made, other)).toMatchObject({ outcome: "stored" });
    expect(await save(3, made, same)).toEqual({ outcome: "repeated", leadId: "LEAD-2" });
  });

  it("stores neither lead nor mail when one of them cannot be, and what comes at the same time", async () => {
    await save(1);
    const taken = buildTestLead(1).deliveries;
    const saves = [
      save(2),
      store.saveLead(buildTestLead(3).lead, taken),
      save(4),
      store.changeLead("LEAD-1", { kind: "answered" }, "command", now),
    ];
    const results = await Promise.allSettled(saves);
    const statuses = results.map(({ status }) => (status === "fulfilled" ? "saved" : "not"));
    expect(statuses).toEqual(["saved", "not", "saved", "saved"]);
    expect((await find()).sort()).toEqual(["LEAD-1", "LEAD-2", "LEAD-4"]);
  });

  it("hands out due mails, oldest first, each to one caller at a time", async () => {
    expect(await store.getNextDueTime(kinds)).toBeUndefined();
    await save(1, {}, { receivedAt: later.toISOString() });
    await save(2);
    expect(await store.getNextDueTime(kinds)).toEqual(now);
    const early = new Date(now.getTime() - 1);
    expect(await getDue(early)).toEqual([]);
    await store.deliverNextDue(kinds, later, async ({ id }) => {
      expect(id).toBe("mail-2");
      expect((await getDue(later)).map((other) => other.id)).toEqual(["mail-1"]);
      return { state: "sent", sentAt: now };
    });
    expect(await getDue(later)).toEqual([]);
    const states = (await store.getLeads()).map(({ deliveries }) => deliveries[0]?.state);
    expect(states).toEqual(["sent", "sent"]);
  });

  it("does not wait for a time that only a wrong clock can have set", async () => {
    const wrong = new Date("2036-11-20T10:00:00.000Z");
    const { lead, deliveries } = buildTestLead(1);
    await store.saveLead({ ...lead, receivedAt: wrong.toISOString() }, deliveries);
    expect(await getDue(now)).toHaveLength(1);
  });

  it("keeps what is delivered to whom, with what some recipients said against it", async () => {
    await save(1);
    const sentTo = "a@b.co, c@d.co, by mail.example.com";
    const partly = { state: "sent", sentAt: later, sentTo, error: "EENVELOPE, 1 of 2" } as const;
    await store.deliverNextDue(kinds, now, async () => partly);
    expect((await store.getLead("LEAD-1"))?.deliveries).toMatchObject([
      { state: "sent", sentAt: later.toISOString(), sentTo, lastError: "EENVELOPE, 1 of 2" },
    ]);
    expect(await store.getBacklog()).toEqual({ count: 0 });
  });

  it("parks failed mails until they are retried", async () => {
    await save(1);
    await store.deliverNextDue(kinds, now, refuse);
    expect(await store.getNextDueTime(kinds)).toBeUndefined();
    expect(await store.retryFailed(later)).toBe(1);
    expect(await store.retryFailed(later)).toBe(0);
    expect(await getDue(later)).toHaveLength(1);
  });

  it("frees a mail whose delivery broke off", async () => {
    await save(1);
    const breakOff = () => Promise.reject(new Error("gone"));
    await expect(store.deliverNextDue(kinds, now, breakOff)).rejects.toThrow("gone");
    expect(await getDue(now)).toHaveLength(1);
  });

  it("knows what is undelivered and since when, but for refused confirmations", async () => {
    expect(await store.getBacklog()).toEqual({ count: 0 });
    const { lead, deliveries } = buildTestLead(1);
    const confirmation = { id: "v", kind: "visitor", messageId: "<v@example.com>" } as const;
    await store.saveLead(lead, [...deliveries, confirmation]);
    expect(await store.getBacklog()).toEqual({ count: 2, oldest: now });
    await store.deliverNextDue(["visitor"], later, refuse);
    await store.deliverNextDue(["team"], later, refuse);
    expect(await store.getBacklog()).toEqual({ count: 1, oldest: now });
  });
}
