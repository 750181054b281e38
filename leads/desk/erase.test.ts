import { load } from "cheerio";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  addLead,
  browser,
  desk,
  getMessage,
  readForm,
  renewDesk,
} from "../../tests/leads/test-desk.ts";
import { buildTestLead } from "../../tests/leads/test-lead.ts";

beforeEach(renewDesk);

const path = "/desk/leads/LEAD-1";

describe("a lead", () => {
  it("is erased with all others of its address, once that is confirmed", async () => {
    await addLead(desk, 4, { email: "Thao@Example.com" });
    const { body } = await browser.get(`${path}/erase`);
    expect(body).toContain("2 leads from this address");
    const unsure = await browser.fill(`${path}/erase`, `${path}/erase`);
    expect(unsure.status).toBe(400);
    expect(await desk.store.getLeads()).toHaveLength(4);
    const sure = { confirmed: "yes" };
    const { location } = await browser.fill(`${path}/erase`, `${path}/erase`, sure);
    expect(await getMessage(location)).toBe("Erased for good.");
    const left = (await desk.store.getLeads()).map(({ lead }) => lead.id);
    expect(left.sort()).toEqual(["LEAD-2", "LEAD-3"]);
    for (const lead of ["LEAD-1", "LEAD-4"]) {
      expect(desk.logged).toContain(JSON.stringify(["lead erased at the desk", { lead }]));
    }
  });

  it("names the same mailbox's other addresses before it is erased, and goes on to them after", async () => {
    await addLead(desk, 4, { email: "thao+fair@example.com" });
    await addLead(desk, 5, { email: "Thao+Fair@example.com" });
    await addLead(desk, 6, { email: "t.hao@example.com" });
    const readOthers = async (page: string) => {
      const links = load((await browser.get(page)).body)(".same-mailbox a").toArray();
      return links.map((link) => load(link).text());
    };
    expect((await readOthers(`${path}/erase`)).sort()).toEqual([
      "t.hao@example.com",
      "thao+fair@example.com",
    ]);
    const sure = { confirmed: "yes" };
    const { location } = await browser.fill(`${path}/erase`, `${path}/erase`, sure);
    expect(await getMessage(location)).toBe("Erased for good.");
    const page = load((await browser.get(location ?? "")).body);
    expect(page("h1").text()).toContain("Erase everything from t.hao@example.com?");
    expect(page("main").text()).toContain("is probably the same mailbox, and was not erased");
    expect(await readOthers(location ?? "")).toEqual(["thao+fair@example.com"]);
  });

  it("asks about many of one address without reading them all", async () => {
    const work = { stage: "new", history: [] } as const;
    const leads = Array.from({ length: 300 }, (_, index) => buildTestLead(100 + index).lead);
    const others = leads.map((lead, index) => ({
      ...lead,
      submission: {
        ...lead.submission,
        email: index % 3 ? "thao@example.org" : "thao@example.com",
      },
    }));
    await desk.store.importLeads(others.map((lead) => ({ lead, deliveries: [], work })));
    const read = vi.spyOn(desk.store, "getLeads");
    const { body } = await browser.get(`${path}/erase`);
    expect(body).toContain("101 leads from this address");
    expect(body).toContain("and 81 older");
    const lists = await Promise.all(read.mock.results.map(({ value }) => value));
    expect(lists.flat()).toHaveLength(20);
  });

  it("is on record as erased once, however often that was pressed at once", async () => {
    const fields = readForm((await browser.get(`${path}/erase`)).body, `${path}/erase`);
    const press = () => browser.post(`${path}/erase`, { ...fields, confirmed: "yes" });
    const answers = await Promise.all(Array.from({ length: 6 }, press));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(5).fill(404)]);
    const { accesses } = await desk.store.getAccesses({ limit: 99 });
    expect(accesses.filter(({ action }) => action === "erased")).toMatchObject([{ count: 1 }]);
  });

  it("that was erased meanwhile gives the note back", async () => {
    const { body } = await browser.get(path);
    await desk.store.eraseLeads("thao@example.com");
    const answer = await browser.post(path, { ...readForm(body, path), note: "Called" });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("Called</textarea>");
  });
});
