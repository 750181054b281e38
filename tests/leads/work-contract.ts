import { describe, expect, it } from "vitest";
import type { LeadChange } from "../../leads/lead.ts";
import type { LeadFilter } from "../../leads/store/lead-store.ts";
import { type Adapter, testStore } from "./tested-store.ts";

const later = new Date("2026-11-20T11:00:00.000Z");
const latest = new Date("2026-11-20T12:00:00.000Z");
const anna = "anna@example.com";

/** What every adapter must do for the team's work on leads. */
export function describeLeadWork(adapter: Adapter): void {
  describe(`${adapter.name} as a desk`, () => {
    const tested = testStore(adapter);
    const { reopen, save } = tested;

    const change = (id: string, made: LeadChange, at = later) =>
      tested.store.changeLead(id, made, anna, at);
    const getWork = async (id: string) => (await tested.store.getLead(id))?.work;
    const find = async (filter: LeadFilter) =>
      (await tested.store.getLeads(filter)).map(({ lead }) => lead.id);

    it("keeps every change with who made it and when", async () => {
      await save(1);
      const changes: LeadChange[] = [
        { kind: "owner", value: anna },
        { kind: "stage", value: "in_progress" },
        { kind: "note", value: "Called back.\nWants a demo 李" },
        { kind: "owner" },
      ];
      for (const made of changes) expect(await change("LEAD-1", made)).toBe("changed");
      await tested.store.changeLead("LEAD-1", { kind: "stage", value: "won" }, "command", latest);
      await reopen();
      expect(await getWork("LEAD-1")).toEqual({
        stage: "won",
        answeredAt: later.toISOString(),
        history: [
          ...changes.map((made) => ({ ...made, at: later.toISOString(), by: anna })),
          { kind: "stage", value: "won", at: latest.toISOString(), by: "command" },
        ],
      });
    });

    it("writes nothing down that changes nothing", async () => {
      await save(1);
      await change("LEAD-1", { kind: "owner", value: anna });
      await change("LEAD-1", { kind: "answered" });
      const before = await getWork("LEAD-1");
      for (const made of [
        { kind: "stage", value: "new" },
        { kind: "owner", value: anna },
        { kind: "answered" },
      ] as const) {
        expect(await change("LEAD-1", made, latest)).toBe("unchanged");
      }
      expect(await getWork("LEAD-1")).toEqual(before);
    });

    it("stops the answer clock once, with the first stage or the first answer", async () => {
      await save(1);
      await save(2);
      await change("LEAD-1", { kind: "note", value: "x" });
      expect(await getWork("LEAD-1")).not.toHaveProperty("answeredAt");
      await change("LEAD-1", { kind: "answered" });
      await change("LEAD-1", { kind: "stage", value: "lost" }, latest);
      expect(await getWork("LEAD-1")).toMatchObject({ answeredAt: later.toISOString() });
      await change("LEAD-2", { kind: "stage", value: "in_progress" });
      await change("LEAD-2", { kind: "stage", value: "new" }, latest);
      expect(await getWork("LEAD-2")).toMatchObject({ answeredAt: later.toISOString() });
    });

    it("changes no lead that it does not have or that is in quarantine", async () => {
      await save(1, {}, { inQuarantine: true, verdict: ["honeypot"] });
      const note = { kind: "note", value: "x" } as const;
      expect(await change("LEAD-1", note)).toBe("in_quarantine");
      expect(await change("LEAD-2", note)).toBe("unknown");
      expect(await getWork("LEAD-1")).toEqual({ stage: "new", history: [] });
    });

    it("loses no change of two that are made at once", async () => {
      await save(1);
      const notes = Array.from({ length: 10 }, (_, index) => `note ${index}`);
      await Promise.all(notes.map((value) => change("LEAD-1", { kind: "note", value })));
      const { history = [] } = (await getWork("LEAD-1")) ?? {};
      expect(history.map((entry) => "value" in entry && entry.value).sort()).toEqual(notes);
    });

    it("forgets the history of what is erased or too old", async () => {
      await save(1);
      await save(2, { email: "other@example.com" });
      for (const id of ["LEAD-1", "LEAD-2"]) await change(id, { kind: "note", value: "x" });
      const leads = await tested.store.getLeads();
      await tested.store.eraseLeads("thao@example.com");
      const future = new Date("2030-01-01");
      await tested.store.removeExpired({ leads: future, suspects: future, accesses: future });
      const bare = leads.map((stored) => ({
        ...stored,
        work: { stage: "new", history: [] } as const,
        lead: {
          ...stored.lead,
          submission: { ...stored.lead.submission, submissionId: crypto.randomUUID() },
        },
      }));
      expect(await tested.store.importLeads(bare)).toBe(2);
      expect(await getWork("LEAD-1")).toEqual({ stage: "new", history: [] });
      expect(await getWork("LEAD-2")).toEqual({ stage: "new", history: [] });
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
      expect(await tested.store.countLeads("Anna@Example.com")).toEqual({
        open: 3,
        mine: 1,
        quarantine: 1,
        all: 5,
      });
    });

    it("finds every word in whatever the visitor typed, or the id", async () => {
      await save(1, { company: "ÄRZTEHAUS Nord", message: "Two turnarounds,\n100% contractors" });
      await save(2, { company: "Петров и сыновья", role: "李" });
      expect(await find({ search: "ärztehaus THAO" })).toEqual(["LEAD-1"]);
      expect(await find({ search: "arzte thảo@example" })).toEqual(["LEAD-1"]);
      expect(await find({ search: "lead-2" })).toEqual(["LEAD-2"]);
      expect(await find({ search: "петров 李" })).toEqual(["LEAD-2"]);
      expect(await find({ search: "turnarounds 100%" })).toEqual(["LEAD-1"]);
      expect(await find({ search: "turnarounds петров" })).toEqual([]);
      expect(await find({ search: " " })).toHaveLength(2);
      expect(await tested.store.countFound({ search: "nord", view: "open" })).toBe(1);
      expect(await tested.store.countFound({})).toBe(2);
    });

    it("takes no sign in a search for anything but itself", async () => {
      await save(1);
      const signs = ["%", "_", "\\", "'", '"', "\0", "$1", "?", "\uD800", "x".repeat(100_000)];
      for (const sign of signs) {
        expect.soft(await find({ search: `zz${sign}` }), sign.slice(0, 9)).toEqual([]);
      }
    });

    it("gives pages that new leads do not move", async () => {
      for (const number of [1, 2, 3, 4, 5]) await save(number);
      const first = await tested.store.getLeadPage({}, { limit: 2 });
      await save(6);
      const second = await tested.store.getLeadPage({}, { limit: 2, after: first.next ?? "" });
      const third = await tested.store.getLeadPage({}, { limit: 2, after: second.next ?? "" });
      const ids = [first, second, third].map(({ leads }) => leads.map(({ lead }) => lead.id));
      expect(ids).toEqual([["LEAD-5", "LEAD-4"], ["LEAD-3", "LEAD-2"], ["LEAD-1"]]);
      expect(third.next).toBeUndefined();
      expect(first.leads[0]).toEqual(await tested.store.getLead("LEAD-5"));
    });

    it("ignores a cursor that no page gives", async () => {
      await save(1);
      const time = "2026-11-20T10:00:00.000Z";
      for (const after of ["x", "2026-99-99T00:00:00.000Z_A", `${time}_'`, "_", "\0"]) {
        const { leads } = await tested.store.getLeadPage({}, { limit: 2, after });
        expect.soft(leads, after).toHaveLength(1);
      }
    });
  });
}
