import { describe, expect, it } from "vitest";
import { namesOfDay, type VisitCount } from "../../leads/store/report.ts";
import { now } from "./test-lead.ts";
import { type Adapter, testStore } from "./tested-store.ts";

const request = {
  from: new Date("2026-11-16T00:00:00.000Z"),
  to: new Date("2026-11-23T00:00:00.000Z"),
  own: ["Anna.Own@example.com"],
};

/** What every adapter must do for the report. */
export function describeReport(adapter: Adapter): void {
  describe(`${adapter.name} for the report`, () => {
    const tested = testStore(adapter);
    const { save } = tested;

    it("groups leads that count, by week, and leaves the others out", async () => {
      const campaign = { utmCampaign: "spring", landingPage: "/pilot/" };
      await save(1, campaign, { receivedAt: request.from.toISOString() });
      await save(2, campaign);
      await save(3, campaign, { receivedAt: request.to.toISOString() });
      await save(4, {}, { inQuarantine: true });
      await save(5, { email: "anna.own+test@example.com" });
      for (const id of ["LEAD-1", "LEAD-2"]) {
        await tested.store.changeLead(id, { kind: "stage", value: "won" }, "command", now);
      }
      await tested.store.changeLead(
        "LEAD-2",
        { kind: "value", value: 2_000_000_000 },
        "a@b.co",
        now,
      );
      const groups = await tested.store.getLeadGroups(request, [now]);
      const shared = { utm_campaign: "spring", landing_page: "/pilot/", stage: "won", leads: 1 };
      expect(groups.toSorted((a, b) => a.week - b.week)).toEqual([
        expect.objectContaining({ ...shared, week: 0, valued: 0, value: null }),
        expect.objectContaining({ ...shared, week: 1, valued: 1, value: 2_000_000_000 }),
      ]);
      expect(await tested.store.getLeadTimes(request)).toHaveLength(2);
      expect(await tested.store.countForReport(request)).toEqual({
        leads: 2,
        suspects: 1,
        tests: 1,
      });
    });

    it("adds visits up by day, with so many names and no more", async () => {
      const add = (...counts: [VisitCount["kind"], string, number, string?][]) =>
        tested.store.addVisits(
          counts.map(([kind, name, count, day = "2026-11-20"]) => ({ day, kind, name, count })),
        );
      await add(["page", "/", 2], ["campaign", "", 1], ["campaign", "spring", 1]);
      await add(["page", "/", 3], ["page", "/", 1, "2026-11-21"]);
      for (let number = 0; number < namesOfDay + 10; number++) {
        await add(["campaign", `made-up-${number}`, 1], ["page", `/${number}/`, 1]);
      }
      await add(["campaign", "spring", 4]);
      const counts = await tested.store.getVisits("2026-11-20", "2026-11-20");
      const find = (kind: string, name: string) =>
        counts.find((each) => each.kind === kind && each.name === name)?.count;
      expect([find("page", "/"), find("campaign", "spring"), find("campaign", "(other)")]).toEqual([
        5, 5, 12,
      ]);
      expect(counts.filter(({ kind }) => kind === "campaign")).toHaveLength(namesOfDay + 1);
      expect(counts.filter(({ kind }) => kind === "page")).toHaveLength(namesOfDay + 11);
      const page = { day: "2026-11-20", kind: "page", name: "/" } as const;
      for (const count of [7, 6]) await tested.store.importVisits([{ ...page, count }]);
      expect(await tested.store.getVisits(page.day, page.day)).toContainEqual({
        ...page,
        count: 7,
      });
      expect(await tested.store.getFirstVisitDay()).toBe("2026-11-20");
      const never = new Date(0);
      const before = { leads: new Date("2026-11-21T00:00Z"), suspects: never, accesses: never };
      await tested.store.removeExpired(before);
      expect(await tested.store.getFirstVisitDay()).toBe("2026-11-21");
    });

    it("knows since when visits are counted, though nobody came", async () => {
      const { store } = tested;
      expect(await store.getFirstVisitDay()).toBeUndefined();
      for (const day of ["2026-11-20", "2026-11-21"]) await store.beginVisits(day);
      expect(await store.getFirstVisitDay()).toBe("2026-11-20");
      expect(await store.getVisits("2026-11-20", "2026-11-21")).toEqual([]);
    });

    it("names what is rare only if it was named before", async () => {
      const add = (day: string, name: string, isRare: boolean) =>
        tested.store.addVisits([{ day, kind: "campaign", name, count: 1, isRare }]);
      await add("2026-11-20", "spring", false);
      for (const name of ["spring", "jane", ""]) await add("2026-11-21", name, true);
      const counts = await tested.store.getVisits("2026-11-21", "2026-11-21");
      expect(counts.map(({ name }) => name).sort()).toEqual(["", "(other)", "spring"]);
    });
  });
}
