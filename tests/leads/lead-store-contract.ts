import { describe, expect, it } from "vitest";
import { digestLength } from "../../leads/store/delivery-queue.ts";
import { namesOfDay, type VisitCount } from "../../leads/store/report.ts";
import { describeLeadAdmin } from "./admin-contract.ts";
import { describeStore } from "./store-contract.ts";
import { buildTestLead, now } from "./test-lead.ts";
import { type Adapter, anna, change, find, renewStore, save, store } from "./tested-store.ts";
import { describeLeadWork } from "./work-contract.ts";

/** A day from today; a new store has today as its latest digest's. */
const getDay = (distance: number) =>
  new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10);

/** What every adapter must do for the daily digest. */
function describeDigest(): void {
  const list = async (lateSince: Date, undeliveredSince: Date) => {
    const lists = await store.getDigest(lateSince, undeliveredSince);
    const getIds = ({ leads }: { leads: readonly { id: string }[] }) => leads.map(({ id }) => id);
    return Object.fromEntries(Object.entries(lists).map(([topic, own]) => [topic, getIds(own)]));
  };
  const later = new Date(now.getTime() + 1000);

  it("sends once a day, though several ask at once", async () => {
    const sent: string[] = [];
    const send = (day: string) =>
      store.sendDaily(day, async () => {
        sent.push(day);
        const again = () => Promise.reject(new Error("twice"));
        expect(await store.sendDaily(day, again)).toBe(false);
      });
    expect(await send(getDay(0))).toBe(false);
    expect(await send(getDay(1))).toBe(true);
    expect(await send(getDay(1))).toBe(false);
    expect(await send(getDay(2))).toBe(true);
    expect(await send(getDay(1))).toBe(false);
    expect(sent).toEqual([getDay(1), getDay(2)]);
  });

  it("sends again what was not accepted", async () => {
    const refused = store.sendDaily(getDay(1), () => Promise.reject(new Error("no")));
    await expect(refused).rejects.toThrow("no");
    expect(await store.sendDaily(getDay(1), async () => {})).toBe(true);
  });

  it("lists who was not answered in time, and nobody else", async () => {
    await save(1);
    await save(2);
    await save(3, {}, { receivedAt: later.toISOString() });
    await store.changeLead("LEAD-2", { kind: "answered" }, "command", now);
    expect(await list(now, now)).toMatchObject({ late: [] });
    expect(await list(later, now)).toMatchObject({ late: ["LEAD-1"] });
  });

  it("lists what has been undelivered for long, each lead once", async () => {
    const { lead, deliveries } = buildTestLead(1);
    const hook = { id: "hook-1", kind: "webhook", messageId: "msg_hook-1" } as const;
    await store.saveLead(lead, [...deliveries, hook]);
    expect(await list(now, now)).toMatchObject({ undelivered: [] });
    expect(await list(now, later)).toMatchObject({ undelivered: ["LEAD-1"] });
    const sent = { state: "sent", sentAt: now } as const;
    for (const kind of ["team", "webhook"] as const) {
      await store.deliverNextDue([kind], now, async () => sent);
    }
    expect(await list(now, later)).toMatchObject({ undelivered: [] });
  });

  it("counts all, and names the oldest", async () => {
    for (let number = 1; number <= digestLength + 5; number++) {
      const receivedAt = new Date(now.getTime() - number * 1000).toISOString();
      await save(number, {}, { receivedAt, inQuarantine: true });
    }
    const { quarantine } = await store.getDigest(now, now);
    expect(quarantine.count).toBe(digestLength + 5);
    expect(quarantine.leads).toHaveLength(digestLength);
    expect(quarantine.leads[0]).toEqual({
      id: `LEAD-${digestLength + 5}`,
      since: new Date(now.getTime() - (digestLength + 5) * 1000),
    });
  });
}

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const link = (hash: string, email = anna) => ({
  hash,
  email,
  createdAt: now,
  expiresAt: minutes(15),
});

/** What every adapter must do for the desk's sign-in. */
function describeDeskSessions(): void {
  it("lets a link be used once, until it expires", async () => {
    await store.saveLink(link("a"), 9);
    await store.saveLink(link("b"), 9);
    const use = () => store.useLink("a", minutes(1));
    const uses = await Promise.all([use(), use()]);
    expect(uses.sort()).toEqual(["anna@example.com", undefined]);
    expect(await store.useLink("b", minutes(15))).toBeUndefined();
    expect(await store.useLink("c", minutes(1))).toBeUndefined();
  });

  it("saves no more links than allowed when many are asked for at once", async () => {
    const saves = Array.from({ length: 10 }, (_, index) => store.saveLink(link(`${index}`), 3));
    expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(3);
  });

  it("keeps a session until it ends or expires", async () => {
    await store.saveSession(link("a"));
    await store.saveSession(link("b"));
    expect(await store.findSession("a", minutes(14))).toBe("anna@example.com");
    expect(await store.findSession("a", minutes(15))).toBeUndefined();
    await store.endSession("a");
    expect(await store.findSession("a", minutes(1))).toBeUndefined();
    expect(await store.findSession("b", minutes(1))).toBe("anna@example.com");
  });

  it("ends everything of an address, its links included", async () => {
    await store.saveSession(link("a"));
    await store.saveSession(link("b"));
    await store.saveSession(link("c", "bo@example.com"));
    await store.saveLink(link("d"), 9);
    await store.saveLink(link("e", "bo@example.com"), 9);
    await store.endSessions("anna@example.com");
    const sessions = ["a", "b", "c"].map((hash) => store.findSession(hash, minutes(1)));
    expect(await Promise.all(sessions)).toEqual([undefined, undefined, "bo@example.com"]);
    expect(await store.useLink("d", minutes(1))).toBeUndefined();
    expect(await store.useLink("e", minutes(1))).toBe("bo@example.com");
  });

  it("removes what has expired, and what is no user's for good", async () => {
    const bo = "bo@example.com";
    for (const email of [anna, bo]) {
      await store.saveSession(link(`session of ${email}`, email));
      await store.saveLink(link(`link of ${email}`, email), 9);
    }
    await store.removeTokens(minutes(1), [anna]);
    // As if the clock stood still: only what is gone does not come back.
    const getLeft = () =>
      Promise.all([
        store.findSession(`session of ${anna}`, minutes(1)),
        store.findSession(`session of ${bo}`, minutes(1)),
        store.useLink(`link of ${bo}`, minutes(1)),
      ]);
    expect(await getLeft()).toEqual([anna, undefined, undefined]);
    // A server without a desk knows no users.
    await store.removeTokens(minutes(1), undefined);
    expect(await getLeft()).toEqual([anna, undefined, undefined]);
    await store.removeTokens(minutes(16), [anna]);
    expect(await getLeft()).toEqual([undefined, undefined, undefined]);
    // A link counts toward the limit of its address for an hour.
    expect(await store.useLink(`link of ${anna}`, minutes(1))).toBe(anna);
  });
}

const request = {
  from: new Date("2026-11-16T00:00:00.000Z"),
  to: new Date("2026-11-23T00:00:00.000Z"),
  own: ["Anna.Own@example.com"],
};

/** What every adapter must do for the report. */
function describeReport(): void {
  it("groups leads that count, by week, and leaves the others out", async () => {
    const campaign = { utmCampaign: "spring", landingPage: "/pilot/" };
    await save(1, campaign, { receivedAt: request.from.toISOString() });
    await save(2, campaign);
    await save(3, campaign, { receivedAt: request.to.toISOString() });
    await save(4, {}, { inQuarantine: true });
    await save(5, { email: "anna.own+test@example.com" });
    for (const id of ["LEAD-1", "LEAD-2", "LEAD-3"]) {
      await store.changeLead(id, { kind: "stage", value: "won" }, "command", now);
    }
    await store.changeLead("LEAD-2", { kind: "value", value: 2_000_000_000 }, "a@b.co", now);
    const [first, second] = ["2026-11-16", "2026-11-20"];
    const weeks = [
      { first, from: request.from.toISOString() },
      { first: second, from: now.toISOString() },
    ];
    const groups = await store.getLeadGroups(request, { first, last: second, weeks });
    const shared = { utm_campaign: "spring", landing_page: "/pilot/", stage: "won" };
    const came = { ...shared, leads: 1, won: 0, value: null };
    expect(groups.toSorted((a, b) => a.week - b.week || a.won - b.won)).toEqual([
      expect.objectContaining({ ...came, week: 0 }),
      expect.objectContaining({ ...came, week: 1 }),
      // Whenever they came.
      expect.objectContaining({ ...shared, week: 1, leads: 0, won: 3, valued: 1, value: 2e9 }),
    ]);
    // What campaigns cost is set against everything, in no weeks.
    const all = await store.getLeadGroups(request, { first, last: second, weeks: [] });
    expect(all.map(({ leads, won }) => [leads, won]).sort()).toEqual([
      [0, 3],
      [2, 0],
    ]);
    expect(await store.getLeadTimes(request)).toHaveLength(2);
    const totals = { leads: 2, suspects: 1, tests: 1 };
    expect(await store.countForReport(request)).toEqual(totals);
  });

  it("adds visits up by day, with so many names and no more", async () => {
    const add = (...counts: [VisitCount["kind"], string, number, string?][]) =>
      store.addVisits(
        counts.map(([kind, name, count, day = "2026-11-20"]) => ({ day, kind, name, count })),
      );
    await add(["page", "/", 2], ["campaign", "", 1], ["campaign", "spring", 1]);
    await add(["page", "/", 3], ["page", "/", 1, "2026-11-21"]);
    for (let number = 0; number < namesOfDay + 10; number++) {
      await add(["campaign", `made-up-${number}`, 1], ["page", `/${number}/`, 1]);
    }
    await add(["campaign", "spring", 4]);
    const counts = await store.getVisits("2026-11-20", "2026-11-20");
    const find = (kind: string, name: string) =>
      counts.find((each) => each.kind === kind && each.name === name)?.count;
    expect(find("page", "/")).toBe(5);
    expect([find("campaign", "spring"), find("campaign", "(other)")]).toEqual([5, 12]);
    expect(counts.filter(({ kind }) => kind === "campaign")).toHaveLength(namesOfDay + 1);
    expect(counts.filter(({ kind }) => kind === "page")).toHaveLength(namesOfDay + 11);
    const page = { day: "2026-11-20", kind: "page", name: "/" } as const;
    for (const count of [7, 6]) await store.importVisits([{ ...page, count }]);
    expect(await store.getVisits(page.day, page.day)).toContainEqual({ ...page, count: 7 });
    expect(await store.getFirstVisitDay()).toBe("2026-11-20");
    const never = new Date(0);
    const before = { leads: new Date("2026-11-21T00:00Z"), suspects: never, accesses: never };
    await store.removeExpired(before);
    expect(await store.getFirstVisitDay()).toBe("2026-11-21");
  });

  it("names what is rare only if it was named before", async () => {
    const add = (day: string, name: string, isRare: boolean) =>
      store.addVisits([{ day, kind: "campaign", name, count: 1, isRare }]);
    await add("2026-11-20", "spring", false);
    for (const name of ["spring", "jane", ""]) await add("2026-11-21", name, true);
    const counts = await store.getVisits("2026-11-21", "2026-11-21");
    expect(counts.map(({ name }) => name).sort()).toEqual(["", "(other)", "spring"]);
  });
}

/** What every adapter must find by a search. */
function describeSearch(): void {
  it("finds every word in whatever is shown, notes included", async () => {
    const message = "Two turnarounds,\n100% contractors, 040 5550100";
    await save(1, { company: "ÄRZTEHAUS Nord", message });
    await save(2, { company: "Петров и сыновья", role: "李" });
    expect(await find({ search: "ärztehaus THAO" })).toEqual(["LEAD-1"]);
    expect(await find({ search: "arzte thảo@example" })).toEqual(["LEAD-1"]);
    expect(await find({ search: "lead-2" })).toEqual(["LEAD-2"]);
    expect(await find({ search: "петров 李" })).toEqual(["LEAD-2"]);
    expect(await find({ search: "turnarounds 100%" })).toEqual(["LEAD-1"]);
    expect(await find({ search: "turnarounds +49 (40) 555 01 00" })).toEqual(["LEAD-1"]);
    expect(await find({ search: "turnarounds петров" })).toEqual([]);
    expect(await find({ search: " " })).toHaveLength(2);
    await save(3, { utmCampaign: "Frühjahr", sourcePage: "/pilot/", interests: ["Demo"] });
    await change("LEAD-3", { kind: "note", value: "Called Mr. Ångström" });
    await change("LEAD-3", { kind: "owner", value: anna });
    await change("LEAD-3", { kind: "reason", value: "Price" });
    const search = "angstrom fruhjahr /pilot/ demo anna@ price";
    expect(await find({ search })).toEqual(["LEAD-3"]);
    await change("LEAD-3", { kind: "owner" });
    expect(await find({ search: "angstrom anna@" })).toEqual([]);
    expect(await store.countFound({ search: "nord", view: "open" })).toBe(1);
    expect(await store.countFound({})).toBe(3);
  });

  it("knows the nearest search in a name, company or address out of quarantine", async () => {
    await save(1, { company: "Ärztehaus Nord" });
    await save(2, {}, { inQuarantine: true });
    for (const [typed, nearest] of [
      ["thoa nguyen", ["Thảo nguyen"]],
      ["aerztehuas", ["Ärztehaus"]],
      ["thao@exmaple.com", ["thao@example.com"]],
      ["nobody", []],
      ["%_\\", []],
    ] as const) {
      expect.soft(await store.findNearest(typed), typed).toEqual(nearest);
    }
  });

  it("takes no sign in a search for anything but itself", async () => {
    await save(1);
    const signs = ["%", "_", "\\", "'", '"', "\0", "$1", "?", "\uD800", "x".repeat(100_000)];
    for (const sign of signs) {
      expect.soft(await find({ search: `zz${sign}` }), sign.slice(0, 9)).toEqual([]);
    }
  });
}

/** What every adapter of `LeadStore` must do. */
export function describeLeadStore(adapter: Adapter): void {
  describe(adapter.name, () => {
    const reopen = renewStore(adapter);
    describeStore(reopen);
    describeLeadAdmin();
    describeLeadWork(reopen);
    describeSearch();
    describeDigest();
    describeDeskSessions();
    describeReport();
  });
}
