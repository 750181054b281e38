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
      await save(1, { company: "ÄRZTEHAUS Nord", message: "Two turnarounds,\n100% contractors" });
      await save(2, { company: "Петров и сыновья", role: "李" });
      expect(await find({ search: "ärztehaus THAO" })).toEqual(["LEAD-1"]);
      expect(await find({ search: "arzte thảo@example" })).toEqual(["LEAD-1"]);
      expect(await find({ search: "lead-2" })).toEqual(["LEAD-2"]);
      expect(await find({ search: "петров 李" })).toEqual(["LEAD-2"]);
      expect(await find({ search: "turnarounds 100%" })).toEqual(["LEAD-1"]);
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

    it("finds quotes, apostrophes and dashes in whatever shape they were typed", async () => {
      await save(1, { name: "Bob O’Neil" });
      await save(2, { name: "Bob O'Neil" });
      for (const search of ["o'neil", "O’Neil"]) {
        expect.soft(await find({ search }), search).toHaveLength(2);
      }
    });

    it("finds a name with an apostrophe as it is typed without, and the other way round", async () => {
      const names = ["Pat O'Brien", "Pat O’Brien-D'Arcy", "Pat OBrien", "Pat L’Œuvre d'O'Mueller"];
      for (const [index, name] of names.entries()) await save(index + 1, { name });
      const all = ["LEAD-1", "LEAD-2", "LEAD-3"];
      for (const search of ["obrien", "O'Brien", "o’brien", "pat obr", "o'br"]) {
        expect.soft((await find({ search })).sort(), search).toEqual(all);
      }
      for (const search of ["o'brien-darcy", "brien-d'", "darcy", "n-d'arc"]) {
        expect.soft(await find({ search }), search).toEqual(["LEAD-2"]);
      }
      for (const search of ["'mueller", "'o'muel", "domuller", "loeuvre", "l'œuvre d'o"]) {
        expect.soft(await find({ search }), search).toEqual(["LEAD-4"]);
      }
      expect(await find({ search: "'" })).toHaveLength(3);
      expect(await find({ search: "o'brian" })).toEqual([]);
    });

    it("finds an umlaut and what is written for it, whichever was typed", async () => {
      const names = ["Jörg Müller-Großmann", "Joerg Mueller-Grossmann", "Jorg Muller-Grossmann"];
      for (const [index, name] of names.entries()) await save(index + 1, { name });
      await save(4, { name: "Bo", company: "Ærø Łódź Œuvre Manuel GmbH" });
      const all = ["LEAD-1", "LEAD-2", "LEAD-3"];
      for (const search of [
        ...names,
        ...["müller", "MUELLER", "muller", "großmann", "grossmann", "GROẞMANN", "jorg muel"],
      ]) {
        expect.soft((await find({ search })).sort(), search).toEqual(all);
      }
      for (const search of ["eller", "eller-grossmann", "oerg"]) {
        expect.soft(await find({ search }), search).toContain("LEAD-2");
      }
      await save(5, { company: "Uebermueller" });
      expect(await find({ search: "ebermueller" })).toEqual(["LEAD-5"]);
      for (const search of ["manuel", "anue", "el gmbh", "aero lodz", "œuvre oeuvre"]) {
        expect.soft(await find({ search }), search).toEqual(["LEAD-4"]);
      }
      expect(await find({ search: "miller" })).toEqual([]);
    });

    it("finds a phone number, however it was written and is typed", async () => {
      const numbers = [
        "+49 40 5550100",
        "(+49) (0)40 / 555 01-00",
        "0049405550100",
        "(040) 555-0100",
        "040/55 50 100",
      ];
      for (const [index, number] of numbers.entries()) {
        await save(index + 1, { message: `Call ${number}\n20 workers, 7 days` });
      }
      await save(6, { message: "+1 713 555 0199, line 40271 of 2025-1187" });
      const all = ["LEAD-1", "LEAD-2", "LEAD-3", "LEAD-4", "LEAD-5"];
      for (const search of [...numbers, "+494055501", "405550100", "thảo 040 5550100 workers"]) {
        expect.soft((await find({ search })).sort(), search).toEqual(all);
      }
      for (const search of ["001 713-555-0199", "713 5550199", "(713) 555", "2025-1187", "40271"]) {
        expect.soft(await find({ search }), search).toEqual(["LEAD-6"]);
      }
      for (const search of ["+49 40 5550109", "thao.5550100@example.com", "x-5550100"]) {
        expect.soft(await find({ search }), search).toEqual([]);
      }
      await change("LEAD-6", { kind: "note", value: "Mobile: 0171 - 555 01 99" });
      expect(await find({ search: "+49171 5550199" })).toEqual(["LEAD-6"]);
    });
  });
}
