import { describe, expect, it } from "vitest";
import type { LeadChange } from "../../leads/lead.ts";
import type { LeadFilter } from "../../leads/store/lead-reader.ts";
import { type Adapter, testStore } from "./tested-store.ts";

const later = new Date("2026-11-20T11:00:00.000Z");
const anna = "anna@example.com";

/** What every adapter must find by a search. */
export function describeSearch(adapter: Adapter): void {
  describe(`${adapter.name}, searched`, () => {
    const tested = testStore(adapter);
    const { save } = tested;

    const change = (id: string, made: LeadChange) => tested.store.changeLead(id, made, anna, later);
    const find = async (filter: LeadFilter) =>
      (await tested.store.getLeads(filter)).map(({ lead }) => lead.id);

    it("finds every word in whatever is shown, notes included", async () => {
      await save(1, {
        company: "ÄRZTEHAUS Nord",
        message: "Two turnarounds,\n100% contractors, 040 5550100",
      });
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
      expect(await find({ search: "angstrom fruhjahr /pilot/ demo anna@ price" })).toEqual([
        "LEAD-3",
      ]);
      await change("LEAD-3", { kind: "owner" });
      expect(await find({ search: "angstrom anna@" })).toEqual([]);
      expect(await tested.store.countFound({ search: "nord", view: "open" })).toBe(1);
      expect(await tested.store.countFound({})).toBe(3);
    });

    it("takes no sign in a search for anything but itself", async () => {
      await save(1);
      const signs = ["%", "_", "\\", "'", '"', "\0", "$1", "?", "\uD800", "x".repeat(100_000)];
      for (const sign of signs) {
        expect.soft(await find({ search: `zz${sign}` }), sign.slice(0, 9)).toEqual([]);
      }
    });

    it("takes a campaign for the same, whatever its capitals", async () => {
      await save(1, { utmCampaign: "Spring" });
      await save(2, { utmCampaign: "spring" });
      await save(3, { utmCampaign: "fair" });
      expect(await find({ campaign: "spring" })).toHaveLength(2);
      const { campaigns } = await tested.store.getFilterValues();
      expect(campaigns.map((each) => each.toLowerCase()).sort()).toEqual(["fair", "spring"]);
    });
  });
}
