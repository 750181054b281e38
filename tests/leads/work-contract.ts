import { expect, it } from "vitest";
import type { LeadChange, NewDelivery } from "../../leads/lead.ts";
import type { DueReminder } from "../../leads/store/delivery-queue.ts";
import { getPlace } from "../../leads/store/lead-reader.ts";
import { buildTestLead } from "./test-lead.ts";
import { anna, change, find, later, save, store } from "./tested-store.ts";

const latest = new Date("2026-11-20T12:00:00.000Z");

/** What every adapter must do for the team's work on leads. */
export function describeLeadWork(reopen: () => Promise<void>): void {
  const getWork = async (id: string) => (await store.getLead(id))?.work;

  it("keeps every change with who made it and when", async () => {
    await save(1);
    const changes: LeadChange[] = [
      { kind: "owner", value: anna },
      { kind: "stage", value: "in_progress" },
      { kind: "note", value: "Called back.\nWants a demo 李" },
      { kind: "owner" },
      { kind: "reminder", value: "2026-12-01" },
      { kind: "value", value: 12_500 },
      { kind: "reason", value: "Price" },
      { kind: "reason" },
    ];
    for (const made of changes) expect(await change("LEAD-1", made)).toBe("changed");
    await store.changeLead("LEAD-1", { kind: "stage", value: "won" }, "command", latest);
    await reopen();
    expect(await getWork("LEAD-1")).toEqual({
      stage: "won",
      answeredAt: later.toISOString(),
      remindOn: "2026-12-01",
      wonOn: "2026-11-20",
      value: 12_500,
      history: [
        ...changes.map((made) => ({ ...made, at: later.toISOString(), by: anna })),
        { kind: "stage", value: "won", at: latest.toISOString(), by: "command" },
      ],
    });
  });

  it("stores a list, each person once, also when it comes twice at once", async () => {
    const entry = { by: anna, at: later.toISOString(), consentBasis: "Yes." };
    const build = (number: number, email: string, utmCampaign = "Fair") => ({
      ...buildTestLead(number, { email, utmCampaign }).lead,
      entry: { ...entry, channel: "fair" as const },
    });
    await save(1, { email: "ada@example.com", utmCampaign: "Fair" });
    const list = [build(2, "ada@example.com"), build(3, "ADA@example.com", "fair")];
    const others = [build(4, "ada+x@example.com"), build(5, "ada@example.com", "Other")];
    const again = [build(6, "ada@example.com"), build(7, "bo@example.com")];
    const create = () => [];
    const stored = await Promise.all([
      store.saveList([...list, ...others], create),
      store.saveList(again.slice(0, 1), create),
    ]);
    expect([...stored[0], ...stored[1]]).toHaveLength(3);
    expect([...(await store.saveList(again, create))]).toEqual(["LEAD-7"]);
    const twice = [build(8, "eve@example.com"), build(8, "eva@example.com")];
    await expect(store.saveList(twice, create)).rejects.toThrow();
    expect(await store.getLead("LEAD-8")).toBeUndefined();
  });

  it("changes no lead that it does not have or that is in quarantine", async () => {
    await save(1, {}, { inQuarantine: true, verdict: ["honeypot"] });
    const note = { kind: "note", value: "x" } as const;
    expect(await change("LEAD-1", note)).toBe("in_quarantine");
    expect(await change("LEAD-2", note)).toBe("unknown");
    expect(await getWork("LEAD-1")).toEqual({ stage: "new", history: [] });
  });

  it("takes what is rejected as spam off the quarantine until it is released, and then off the list", async () => {
    await save(1, {}, { inQuarantine: true, verdict: ["honeypot"] });
    const reject = () => store.rejectLead("LEAD-1", anna, later);
    expect([await reject(), await reject()]).toEqual(["rejected", "not_suspect"]);
    await save(2);
    expect(await store.rejectLead("LEAD-2", anna, later)).toBe("not_suspect");
    expect(await store.rejectLead("LEAD-3", anna, later)).toBe("unknown");
    expect(await find({ view: "quarantine" })).toEqual([]);
    expect(await store.getLead("LEAD-1")).toMatchObject({
      lead: { inQuarantine: true },
      deliveries: [],
      work: { history: [{ kind: "rejected", by: anna }] },
    });
    const { deliveries } = buildTestLead(1);
    expect(await store.releaseLead("LEAD-1", deliveries, anna, latest)).toBe("released");
    expect(await find({ view: "open" })).toEqual(["LEAD-2", "LEAD-1"]);
    // Released by mistake; what was not sent yet never is.
    expect(await reject()).toBe("rejected");
    expect(await find({ view: "open" })).toEqual(["LEAD-2"]);
    expect((await store.getLead("LEAD-1"))?.deliveries).toEqual([]);
    // Released once more, it tells nobody twice, and whom it has not told.
    const release = (number: number) => {
      const hook = { id: `hook-${number}`, kind: "webhook", messageId: `msg_${number}` } as const;
      return store.releaseLead("LEAD-1", [...buildTestLead(number).deliveries, hook], anna, latest);
    };
    await release(3);
    const sent = { state: "sent", sentAt: latest } as const;
    while (await store.deliverNextDue(["team"], latest, async () => sent));
    expect([await reject(), await release(4)]).toEqual(["rejected", "released"]);
    const told = (await store.getLead("LEAD-1"))?.deliveries.map(({ id, state }) => [id, state]);
    expect(told).toEqual([
      ["mail-3", "sent"],
      ["hook-4", "pending"],
    ]);
  });

  it("makes changes together, unless others were made since they were decided on", async () => {
    await save(1);
    await change("LEAD-1", { kind: "owner", value: anna });
    const steps = [
      { kind: "owner", value: anna },
      { kind: "stage", value: "won" },
      { kind: "note", value: "x" },
    ] as const;
    const make = (seen: number, made: readonly LeadChange[] = steps) => {
      const bare = made.map((each) => ({ change: each, deliveries: [] }));
      return store.changeTogether("LEAD-1", bare, seen, anna, latest);
    };
    const before = await getWork("LEAD-1");
    expect(await make(0)).toBe("outdated");
    expect(await getWork("LEAD-1")).toEqual(before);
    expect(await make(1)).toBe("changed");
    const after = await getWork("LEAD-1");
    expect(after).toMatchObject({ stage: "won", answeredAt: latest.toISOString() });
    expect(after?.history.map(({ kind }) => kind)).toEqual(["owner", "stage", "note"]);
    expect(await make(3, [{ kind: "stage", value: "won" }])).toBe("unchanged");
    expect(await make(3, [])).toBe("unchanged");
    expect(await store.changeTogether("LEAD-2", [], 0, anna, latest)).toBe("unknown");
  });

  it("loses no change of two that are made at once", async () => {
    await save(1);
    const notes = Array.from({ length: 10 }, (_, index) => `note ${index}`);
    await Promise.all(notes.map((value) => change("LEAD-1", { kind: "note", value })));
    const { history = [] } = (await getWork("LEAD-1")) ?? {};
    expect(history.map((entry) => "value" in entry && entry.value).sort()).toEqual(notes);
  });

  it("finds what is open, someone's or in quarantine, and counts it", async () => {
    for (const number of [1, 2, 3, 4]) await save(number);
    await save(5, {}, { inQuarantine: true, verdict: ["honeypot"] });
    await change("LEAD-1", { kind: "stage", value: "won" });
    await change("LEAD-2", { kind: "stage", value: "in_progress" });
    for (const id of ["LEAD-1", "LEAD-2"]) await change(id, { kind: "owner", value: anna });
    expect(await find({ view: "open" })).toEqual(["LEAD-4", "LEAD-3", "LEAD-2"]);
    expect(await find({ view: "open", owner: "Anna@Example.com" })).toEqual(["LEAD-2"]);
    expect(await find({ owner: anna })).toEqual(["LEAD-2", "LEAD-1"]);
    expect(await find({ view: "quarantine" })).toEqual(["LEAD-5"]);
    const urgency = { lateBefore: latest, dueBy: "2026-11-20" };
    const counts = { open: 3, mine: 1, late: 2, due: 0, quarantine: 1, all: 5 };
    expect(await store.countLeads("Anna@Example.com", urgency)).toEqual(counts);
  });

  it("is narrowed down by stage, owner, campaign, page, days, and person", async () => {
    await save(1, { utmCampaign: "spring", landingPage: "/pilot/" });
    const email = "T.hao+fair@example.com";
    await save(2, { utmCampaign: "fall", sourcePage: "/pilot", email });
    await save(3, { email: "other@example.com" }, { receivedAt: later.toISOString() });
    await change("LEAD-1", { kind: "stage", value: "won" });
    await change("LEAD-1", { kind: "owner", value: anna });
    await change("LEAD-2", { kind: "reminder", value: "2026-11-20" });
    expect(await find({ stage: "won" })).toEqual(["LEAD-1"]);
    expect(await find({ owner: null })).toEqual(["LEAD-3", "LEAD-2"]);
    expect(await find({ campaign: "spring" })).toEqual(["LEAD-1"]);
    for (const page of ["/pilot/", "/pilot"]) {
      expect(await find({ page })).toEqual(["LEAD-2", "LEAD-1"]);
    }
    expect(await find({ since: later })).toEqual(["LEAD-3"]);
    expect(await find({ until: later, view: "open" })).toEqual(["LEAD-2"]);
    expect(await find({ mailboxOf: "Thao@Example.com" })).toEqual(["LEAD-2", "LEAD-1"]);
    expect(await find({ lateBefore: later })).toEqual(["LEAD-2"]);
    expect(await find({ dueBy: "2026-11-19" })).toEqual([]);
    expect(await find({ dueBy: "2026-11-20" })).toEqual(["LEAD-2"]);
    expect(await store.getFilterValues()).toEqual({
      campaigns: ["fall", "spring"],
      owners: [anna],
      pages: ["/contact/", "/pilot/"],
    });
  });

  it("has who waits or is due first, the oldest at the front, page by page and step by step", async () => {
    const receive = (number: number, minutes: number) => {
      const receivedAt = new Date(later.getTime() + minutes * 60_000).toISOString();
      return save(number, {}, { receivedAt });
    };
    for (const number of [1, 2, 3]) await receive(number, -number);
    for (const number of [4, 5, 6]) await receive(number, number);
    for (const id of ["LEAD-1", "LEAD-2", "LEAD-5"]) await change(id, { kind: "answered" });
    await change("LEAD-5", { kind: "reminder", value: "2026-11-20" });
    const urgency = { lateBefore: later, dueBy: "2026-11-20" };
    const filter = { view: "open" } as const;
    const order = ["LEAD-3", "LEAD-4", "LEAD-5", "LEAD-6", "LEAD-1", "LEAD-2"];
    const found: string[] = [];
    let after: string | undefined = "";
    while (after !== undefined) {
      const page = await store.getLeadPage(filter, { limit: 2, after, urgency });
      found.push(...page.leads.map(({ lead }) => lead.id));
      after = page.next;
    }
    expect(found).toEqual(order);
    const [first] = (await store.getLeadPage(filter, { limit: 1, urgency })).leads;
    let place = first && getPlace(first, urgency);
    const steps: (string | undefined)[] = [first?.lead.id];
    // Done with each, and on to the next one: a lead that leaves its place keeps its neighbors.
    for (const id of order) {
      await change(id, { kind: "stage", value: "lost" });
      const { next } = await store.getNeighbors(filter, place ?? "", urgency);
      steps.push(next?.id);
      place = next?.place;
    }
    expect(steps).toEqual([...order, undefined]);
    const all = await store.getNeighbors({}, `${later.toISOString()}_LEAD`);
    expect([all.previous?.id, all.next?.id]).toEqual(["LEAD-4", "LEAD-1"]);
    // No calendar has them, or not PostgreSQL's: forged.
    for (const day of ["2026-02-30", "0000-01-01"]) {
      const place = `${day}T10:00:00.000Z_LEAD`;
      expect(await store.getNeighbors({}, place)).toEqual(await store.getNeighbors({}, ""));
    }
  });

  it("queues the mail of a reminder once for each day, and of an owner with the change", async () => {
    const build = ({ day, id, owner }: DueReminder): NewDelivery => ({
      id: `r-${id}-${day}`,
      kind: "reminder",
      messageId: `<r-${id}-${day}@x.co>`,
      ...(owner && { recipient: owner }),
    });
    const queue = (day: string) => store.queueReminders(day, later, build);
    await save(1);
    await save(2);
    await change("LEAD-1", { kind: "reminder", value: "2026-11-21" });
    const notice = { id: "o", kind: "owner", messageId: "<o@x.co>", recipient: anna } as const;
    const owner = { kind: "owner", value: anna } as const;
    for (const _ of [1, 2]) {
      await store.changeLead("LEAD-1", owner, "command", later, [notice]);
    }
    await queue("2026-11-20");
    for (const day of ["2026-11-22", "2026-11-22", "2026-12-24"]) await queue(day);
    const { deliveries = [] } = (await store.getLead("LEAD-1")) ?? {};
    expect(deliveries.map(({ id, recipient }) => [id, recipient])).toEqual([
      ["mail-1", undefined],
      ["o", anna],
      ["r-LEAD-1-2026-11-21", anna],
    ]);
    const pendingSince = later.toISOString();
    expect(deliveries.at(-1)).toMatchObject({ state: "pending", pendingSince });
  });
}
