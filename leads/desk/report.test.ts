import { beforeEach, describe, expect, it } from "vitest";
import { addLead, anna, browser, desk, openDesk } from "../../tests/leads/test-desk.ts";
import { now } from "../../tests/leads/test-lead.ts";
import type { CampaignCosts } from "../contact-page.ts";

/** An empty desk, in which Anna is signed in. */
async function openEmpty(costs: CampaignCosts = []) {
  await openDesk({ costs });
  desk.clock.time = new Date("2026-11-30T08:00:00.000Z");
  await browser.signIn();
}

/** On Monday, November 30: two leads of a campaign, one of them won, one by telephone, one as a test. */
beforeEach(async () => {
  await openEmpty();
  const spring = {
    utmCampaign: "spring",
    utmSource: "letter",
    landingPage: "/pilot",
    persona: "turnaround",
  };
  await addLead(desk, 1, spring);
  await addLead(desk, 2, { ...spring, utmCampaign: "thao@example.com" });
  await addLead(desk, 3, { email: anna });
  await addLead(desk, 4, {}, { inQuarantine: true });
  const entry = { channel: "telephone", by: anna, consentBasis: "asked for an offer" } as const;
  await addLead(desk, 5, {}, { entry: { ...entry, at: now.toISOString() } });
  const at = new Date("2026-11-20T16:00:00.000Z");
  await desk.store.changeLead("LEAD-1", { kind: "stage", value: "won" }, anna, at);
  await desk.store.changeLead("LEAD-1", { kind: "value", value: 12_500 }, anna, at);
  const day = "2026-11-20";
  await desk.store.addVisits([
    { day, kind: "page", name: "/pilot/", count: 40 },
    { day, kind: "campaign", name: "spring", count: 30 },
  ]);
});

/** The lines of a table of the report, by the name of each. */
async function readTable(id: string, query = ""): Promise<Record<string, string[]>> {
  const $ = await browser.read(`/desk/report${query}`);
  const rows = $(`section[aria-labelledby="${id}"] tbody tr`).toArray();
  return Object.fromEntries(
    rows.map((row) => [
      $(row).find("th").text().trim(),
      $(row)
        .find("td")
        .toArray()
        .map((cell) => $(cell).text()),
    ]),
  );
}

describe("the report", () => {
  it("says which campaign paid: visits, leads, won and value", async () => {
    expect(await readTable("campaigns")).toEqual({
      spring: ["30", "1", "1", "$12,500"],
      // It could be more than a label.
      "(other)": ["–", "1", "–", "–"],
      "Entered by hand": ["–", "1", "–", "–"],
    });
    expect(await readTable("landing-pages")).toMatchObject({
      "/pilot/": ["40", "2", "1", "$12,500"],
    });
    expect(await readTable("personas")).toMatchObject({ Turnaround: ["2", "1", "$12,500"] });
    expect(Object.keys(await readTable("sources"))).toEqual(["letter", "Telephone (by hand)"]);
  });

  it("says what a lead and a sale of a campaign cost, with all its leads to date", async () => {
    const build = (label: string, cost: number) => ({ label, cost });
    const over = { ...build("autumn", 100), until: "2025-10-31" };
    await openEmpty([build("fair", 900), build("spring", 4_801), over]);
    await addLead(desk, 1, { utmCampaign: "Spring " });
    await addLead(desk, 2, { utmCampaign: "other" });
    const may = { receivedAt: "2026-05-04T10:00:00.000Z" };
    await addLead(desk, 3, { utmCampaign: "spring" }, may);
    const { time } = desk.clock;
    await desk.store.changeLead("LEAD-1", { kind: "stage", value: "won" }, anna, time);
    expect(await readTable("costs")).toEqual({
      spring: ["2", "1", "–", "$4,801", "$2,401", "$4,801"],
      fair: ["0", "–", "–", "$900", "–", "–"],
    });
    const { body } = await browser.fill("/desk/report", "/desk/report");
    expect(body).toContain(",spring,2,1,0,,4801,2401,4801\r\n");
  });

  it("has one line for a label, however its letters are written: as most often", async () => {
    for (const [index, label] of ["Fair 2026", "fair 2026", " FAIR 2026 ", "fair 2026"].entries())
      await addLead(desk, 10 + index, { utmCampaign: label, email: `${index}@example.com` });
    const visits = { day: "2026-11-20", kind: "campaign" } as const;
    await desk.store.addVisits([{ ...visits, name: "Spring", count: 5 }]);
    const campaigns = await readTable("campaigns");
    expect(campaigns).toMatchObject({
      spring: ["35", "1", "1", "$12,500"],
      "fair 2026": ["–", "4", "–", "–"],
    });
    expect(Object.keys(campaigns).filter((name) => /fair|spring/i.test(name))).toHaveLength(2);
  });

  it("has four whole weeks, or a month as far as it has passed", async () => {
    const getWeeks = async (query: string) => {
      const $ = await browser.read(`/desk/report${query}`);
      const weeks = $(".report-weeks thead th").slice(1).toArray();
      return [$("h1").text(), ...weeks.map((cell) => $(cell).text())];
    };
    expect(await getWeeks("")).toEqual([
      "Leads, Nov 2-29, 2026.",
      ...["Nov 2-8", "Nov 9-15", "Nov 16-22", "Nov 23-29"],
    ]);
    expect(await getWeeks("?month=2026-10")).toEqual([
      "Leads, October 2026.",
      ...["Oct 1-4", "Oct 5-11", "Oct 12-18", "Oct 19-25", "Oct 26-31"],
    ]);
    expect((await getWeeks("?month=2026-11")).at(-1)).toBe("Nov 30");
    expect((await getWeeks("?month=2026-12"))[0]).toBe("Leads, Nov 2-29, 2026.");
    expect(await readTable("weeks")).toMatchObject({ Leads: ["0", "0", "3", "0"] });
  });

  it("says how long answers took, what is left out, and what it does not know", async () => {
    const read = async () => await browser.read("/desk/report");
    const $ = await read();
    const readFigures = (page: typeof $) => page(".report-figures").text().replace(/\s+/g, " ");
    const figures = readFigures($);
    expect(figures).toMatch(/Median time to answer ?6 h 1 of 1 within one business day/);
    expect(figures).toMatch(/Longest wait in this period ?5 d 22 h Waiting for an answer now: 3/);
    const notes = $(".report-notes").text();
    for (const note of [/rejected as spam \(1\)/, /as a test \(1\)/, /1 entered by hand/]) {
      expect(notes).toMatch(note);
    }
    const { time } = desk.clock;
    await desk.store.changeLead("LEAD-2", { kind: "stage", value: "not_for_us" }, anna, time);
    expect(readFigures(await read())).toMatch(/1 of 1 within .*Longest wait .*?5 d 22 h/);
  });

  it("says who is waiting as the inbox does, whatever its period", async () => {
    await addLead(desk, 6, {}, { receivedAt: "2026-11-30T07:00:00.000Z" });
    const says = "Waiting for an answer now: 4, of them late: 3";
    for (const page of ["/desk", "/desk/report", "/desk/report?month=2026-10"])
      expect.soft((await browser.read(page))("main").text(), page).toContain(says);
    for (const id of ["LEAD-2", "LEAD-3", "LEAD-5", "LEAD-6"])
      await desk.store.changeLead(id, { kind: "answered" }, anna, desk.clock.time);
    const months = (await browser.read("/desk/report"))(".report-bar nav a").toString();
    expect(months).toMatch(/month=2026-10".*month=2026-11"/s);
    for (const page of ["/desk", "/desk/report"])
      expect.soft((await browser.get(page)).body).toContain("Nobody is waiting for an answer now");
  });

  it("says since when visits are counted, before the first one, too", async () => {
    await openEmpty();
    const getNote = async (month: string) => {
      const $ = await browser.read(`/desk/report?month=${month}`);
      return $(".report-notes li:contains(Visits)").first().text();
    };
    expect(await getNote("2026-11")).toMatch(/^Visits were not counted: .* by another host/);
    await desk.store.beginVisits("2026-11-20");
    const since = "Visits have been counted since 2026-11-20";
    expect(await getNote("2026-11")).toBe(`${since}: none in this period yet.`);
    expect(await getNote("2026-10")).toBe(`${since}, and this period was over by then.`);
  });

  it("says nothing about anybody, and is on record", async () => {
    const { body } = await browser.get("/desk/report");
    const csv = await browser.fill("/desk/report", "/desk/report");
    expect(csv.headers.get("content-disposition")).toContain('.csv"');
    expect(csv.body).toContain("Campaigns,spring,1,1,12500,30\r\n");
    const xlsx = await browser.fill("/desk/report", "/desk/report", { format: "xlsx" });
    expect(xlsx.headers.get("content-disposition")).toContain('.xlsx"');
    expect(xlsx.body).toMatch(/^PK/);
    for (const text of [body, csv.body]) expect(text).not.toMatch(/thao|Nguyễn/i);
    const { accesses } = await desk.store.getAccesses({ limit: 9 });
    expect(accesses.map(({ action, by, count, what }) => [by, action, what, count])).toEqual(
      expect.arrayContaining([
        [anna, "read", "report, 2026-11-02 to 2026-11-29", 3],
        [anna, "exported", "csv of the report, 2026-11-02 to 2026-11-29", 3],
      ]),
    );
  });
});
