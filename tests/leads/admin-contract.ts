import { expect, it } from "vitest";
import type { LeadChange } from "../../leads/lead.ts";
import type { Access } from "../../leads/store/lead-upkeep.ts";
import { buildTestLead, now } from "./test-lead.ts";
import { find, save, store } from "./tested-store.ts";

const kinds = ["team"] as const;
const never = new Date(0);
const removeAll = (time: Date) =>
  store.removeExpired({ leads: time, suspects: time, accesses: time });

/** What every adapter must do for the leads command and the retention. */
export function describeLeadAdmin(): void {
  it("keeps a suspect with its verdict, and delivers it once released", async () => {
    const suspect = { inQuarantine: true, verdict: ["honeypot"], noticeVersion: "2026" } as const;
    await save(1, {}, suspect);
    const { lead, deliveries } = buildTestLead(1);
    expect(await store.getLeads()).toMatchObject([
      { lead: { ...lead, ...suspect }, deliveries: [] },
    ]);
    expect(await store.getNextDueTime(kinds)).toBeUndefined();
    const later = new Date("2026-11-21T00:00:00.000Z");
    const release = (id: string) => store.releaseLead(id, deliveries, "command", later);
    expect(await Promise.all([release("LEAD-1"), release("LEAD-1")])).toEqual(
      expect.arrayContaining(["released", "not_suspect"]),
    );
    expect(await release("LEAD-2")).toBe("unknown");
    const at = later.toISOString();
    expect(await store.getLeads()).toMatchObject([
      {
        lead: { inQuarantine: false, verdict: ["honeypot"] },
        work: { history: [{ kind: "released", at, by: "command" }] },
        deliveries: [{ state: "pending", pendingSince: at, nextAttemptAt: at }],
      },
    ]);
    expect(await store.getNextDueTime(kinds)).toEqual(later);
  });

  it("erases all of an address, whatever its case, and no other's", async () => {
    await save(1, { email: "Thao@Example.com" });
    await save(2, { email: "thao@example.com" }, { inQuarantine: true, verdict: ["too_fast"] });
    await save(3, { email: "thao@example.community" });
    await save(4, { email: "a@ÄRZTE.example" });
    const erased = await store.eraseLeads(" thao@EXAMPLE.com ");
    expect(erased.sort()).toEqual(["LEAD-1", "LEAD-2"]);
    expect(await store.eraseLeads("thao@example.com")).toEqual([]);
    expect(await store.eraseLeads("a@xn--rzte-koa.example")).toEqual(["LEAD-4"]);
    expect(await find()).toEqual(["LEAD-3"]);
    expect(await store.getBacklog()).toMatchObject({ count: 1 });
    const ids = ["LEAD-1", "LEAD-3", "x"];
    expect(await store.findUnknownLeads(ids)).toEqual(["LEAD-1", "x"]);
  });

  it.each([
    ["erased", () => store.eraseLeads("thao@example.com")],
    ["too old", () => removeAll(new Date("2030-01-01"))],
  ])("forgets what is %s while its mail is on the way", async (_, remove) => {
    await save(1);
    let removal: Promise<unknown> | undefined;
    await store.deliverNextDue(kinds, now, async () => {
      removal = remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { state: "pending", nextAttemptAt: now, error: "ECONNECTION" };
    });
    await removal;
    expect(await store.getLeads()).toEqual([]);
    expect(await store.getBacklog()).toEqual({ count: 0 });
  });

  it("removes what is too old, suspects by their own time", async () => {
    const old = "2026-11-20T09:59:59.999Z";
    await save(1);
    await save(2, {}, { receivedAt: old });
    await save(3, {}, { receivedAt: old, inQuarantine: true, verdict: ["too_fast"] });
    const remove = (leads: Date) => store.removeExpired({ leads, suspects: now, accesses: never });
    expect(await remove(never)).toEqual({ leads: 0, suspects: 1 });
    expect(await remove(now)).toEqual({ leads: 1, suspects: 0 });
    expect(await find()).toEqual(["LEAD-1"]);
  });

  it("takes leads over as they are, with what the team made of them, once", async () => {
    await save(1);
    const changes: LeadChange[] = [
      { kind: "owner", value: "anna@example.com" },
      { kind: "stage", value: "not_for_us" },
      { kind: "note", value: "one\ntwo" },
    ];
    for (const change of changes) await store.changeLead("LEAD-1", change, "command", now);
    await save(2, {}, { inQuarantine: true, verdict: ["many_in_all"] });
    await store.deliverNextDue(kinds, now, async () => ({ state: "failed", error: "E 550" }));
    const leads = await store.getLeads();
    expect(await store.importLeads(leads)).toMatchObject({ added: 0 });
    await removeAll(new Date("2030-01-01"));
    expect(await store.importLeads(leads)).toMatchObject({ added: 2 });
    expect(await store.getLeads()).toEqual(expect.arrayContaining(leads));
  });

  it("keeps what came again after it was erased", async () => {
    const again = new Date(Date.now() + 1000).toISOString();
    const { submissionId } = buildTestLead(1).lead.submission;
    await save(1);
    await store.eraseLeads("thao@example.com");
    const erased = await store.getErased();
    await save(1, {}, { receivedAt: again });
    expect(await store.getErased()).toEqual([]);
    await store.eraseSubmissions(erased);
    expect(await find()).toEqual(["LEAD-1"]);
    expect(await store.getErased()).toEqual([]);
    const leads = await store.getLeads();
    await store.eraseLeads("thao@example.com");
    expect(await store.importLeads(leads)).toMatchObject({ added: 0 });
    expect(await store.getErased()).toMatchObject([{ submissionId, erasedAt: again }]);
  });

  it("has a call for each erased lead that was reported, until it is made or put off", async () => {
    const { lead, deliveries } = buildTestLead(1);
    const hook = { id: "hook-1", kind: "webhook", messageId: "msg_hook-1" } as const;
    await store.saveLead(lead, [...deliveries, hook]);
    await save(2);
    const soon = new Date(Date.now() + 120_000);
    const { submissionId } = lead.submission;
    // As a backup says it; the lead came again since.
    await store.eraseSubmissions([{ submissionId, erasedAt: "2000-01-01T00:00:00.000Z" }]);
    expect(await store.getErasureCalls(soon)).toEqual([]);
    await store.eraseSubmissions([{ submissionId, erasedAt: new Date().toISOString() }]);
    const calls = await store.getErasureCalls(soon);
    expect(calls).toMatchObject([{ leadId: "LEAD-1", messageId: expect.stringMatching(/^msg_/) }]);
    await store.endErasureCall("LEAD-1", new Date(soon.getTime() + 1));
    expect(await store.getErasureCalls(soon)).toEqual([]);
    expect(await store.getErasureCalls(new Date(soon.getTime() + 1))).toEqual(calls);
    await store.endErasureCall("LEAD-1");
    expect(await store.getErasureCalls(new Date(soon.getTime() + 1))).toEqual([]);
  });

  it("keeps the words that were agreed to, once, beyond their leads", async () => {
    const agreement = { hash: "a".repeat(64), text: "I agree.\n\n<p>Notice</p>" };
    for (const number of [1, 2]) {
      const { lead } = buildTestLead(number);
      await store.saveLead({ ...lead, agreementHash: agreement.hash }, [], agreement);
    }
    expect((await store.getLead("LEAD-2"))?.lead.agreementHash).toBe(agreement.hash);
    await store.eraseLeads("thao@example.com");
    await store.importAgreements([agreement, { hash: "b", text: "B" }]);
    expect(await store.getAgreements()).toEqual([agreement, { hash: "b", text: "B" }]);
  });

  it("keeps who saw what, newest first, until it is too old", async () => {
    const access = (at: string, action: Access["action"], count = 1) =>
      store.recordAccess({ at, by: "anna@example.com", action, what: "LEAD-1", count });
    await access("2026-11-20T10:00:00.000Z", "signed_in", 0);
    await access("2026-11-20T10:01:00.000Z", "read");
    await access("2026-11-20T10:02:00.000Z", "exported", 300);
    const first = await store.getAccesses({ limit: 2 });
    expect(first.accesses).toMatchObject([
      { action: "exported", count: 300, what: "LEAD-1", by: "anna@example.com" },
      { action: "read", at: "2026-11-20T10:01:00.000Z" },
    ]);
    const { accesses, next } = await store.getAccesses({ limit: 2, after: first.next ?? "" });
    expect([accesses, next]).toMatchObject([[{ action: "signed_in" }], undefined]);
    await store.importAccesses([...first.accesses, ...accesses]);
    expect((await store.getAccesses({ limit: 9 })).accesses).toHaveLength(3);
    const before = new Date("2026-11-20T10:01:30.000Z");
    await store.removeExpired({ leads: never, suspects: never, accesses: before });
    const left = await store.getAccesses({ limit: 9 });
    expect(left.accesses).toMatchObject([{ action: "exported" }]);
  });

  it("takes nothing over that was erased, as long as a lead or a suspect would be kept", async () => {
    await save(1);
    await save(2, { email: "other@example.com" });
    const leads = await store.getLeads();
    await store.eraseLeads("thao@example.com");
    const [erased, ...others] = await store.getErased();
    const { submissionId } = buildTestLead(1).lead.submission;
    expect([erased, others]).toMatchObject([{ submissionId }, []]);
    expect(await store.importLeads(leads)).toMatchObject({ added: 0 });
    const erasedAt = new Date().toISOString();
    const submissions = leads.map(({ lead }) => lead.submission);
    await store.eraseSubmissions(submissions.map((each) => ({ ...each, erasedAt })));
    expect(await store.importLeads(leads)).toMatchObject({ added: 0 });
    expect(await find()).toEqual([]);
    expect(await store.getErased()).toHaveLength(2);
    const soon = new Date(Date.now() + 60_000);
    await store.removeExpired({ leads: soon, suspects: never, accesses: never });
    await store.removeExpired({ leads: never, suspects: soon, accesses: never });
    expect(await store.getErased()).toHaveLength(2);
    await removeAll(soon);
    expect(await store.getErased()).toEqual([]);
  });
}
