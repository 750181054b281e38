import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  addLead,
  addMany,
  anna,
  browser,
  change,
  desk,
  readForm,
  renewDesk,
} from "../../tests/leads/test-desk.ts";

beforeEach(renewDesk);

describe("the inbox", () => {
  const getIds = async (query: string) =>
    [...(await browser.get(`/desk${query}`)).body.matchAll(/href="\/desk\/leads\/([^"?]*)/g)].map(
      ([, id]) => id,
    );

  it("has a view of its own for open leads, one's own, the quarantine, and all", async () => {
    await change("LEAD-1", { kind: "owner", value: anna });
    await change("LEAD-2", { kind: "stage", value: "lost" });
    expect(await getIds("")).toEqual(["LEAD-1"]);
    expect(await getIds("?show=mine")).toEqual(["LEAD-1"]);
    expect(await getIds("?show=quarantine")).toEqual(["LEAD-3"]);
    expect((await getIds("?show=all")).sort()).toEqual(["LEAD-1", "LEAD-2", "LEAD-3"]);
    expect(await getIds("?show=nonsense")).toEqual(["LEAD-1"]);
  });

  it("finds what was typed, and exports what it shows", async () => {
    const page = "/desk?show=all&q=OTHER@";
    expect(await getIds("?show=all&q=OTHER@")).toEqual(["LEAD-2"]);
    const csv = await browser.startExport("csv", "?show=all&q=OTHER@");
    expect((await csv.text()).trim().split("\n")).toHaveLength(2);
    expect(Object.fromEntries(csv.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="leads-all-searched-2026-11-20.csv"',
    });
    const xlsx = await browser.fill(page, "/desk/export?show=all&q=OTHER%40", { format: "xlsx" });
    expect(xlsx.body).toMatch(/^PK/);
  });

  it("shows and exports the nearest of what nothing has, and says so", async () => {
    await addLead(desk, 4, { name: "Jon Smith", email: "jon@example.com" });
    for (const number of [5, 6]) await addLead(desk, number, { name: "Ann Smyth" });
    const $ = await browser.read("/desk?q=smth");
    expect($("main").text()).toContain(
      "Nothing has “smth”. Shown is the nearest: “Smyth”, or Smith.",
    );
    expect($(".lead")).toHaveLength(2);
    const other = $("a:contains(Smith)").attr("href") ?? "";
    expect(await getIds(other.replace("/desk", ""))).toEqual(["LEAD-4"]);
    const csv = await browser.startExport("csv", $("[action*=export]").attr("action")?.slice(12));
    expect((await csv.text()).trim().split("\n")).toHaveLength(3);
    // It is somewhere else: that is not a slip.
    await change("LEAD-4", { kind: "stage", value: "lost" });
    expect((await browser.get("/desk?q=smith")).body).toContain("Look in all leads");
    expect((await browser.get("/desk?q=smith")).body).not.toContain("nearest");
  });

  it.each(["csv", "xlsx"])("lets others have their turn while it exports %s", async (format) => {
    await addMany(500);
    let turns = 0;
    const count = () => {
      turns += 1;
      waiting = setImmediate(count);
    };
    let waiting = setImmediate(count);
    await (await browser.startExport(format, "?show=all")).text();
    clearImmediate(waiting);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it("exports one at a time, and again after one that nobody waited for", async () => {
    const first = await browser.startExport("xlsx");
    const others = ["csv", "xlsx"].map((other) => browser.startExport(other));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([503, 503]);
    await first.body?.cancel();
    expect(await (await browser.startExport("csv")).text()).not.toBe("");
  });

  it("ends an export that nobody reads, so that others get theirs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const stalled = await browser.startExport("csv");
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(30_000);
    expect((await browser.startExport("csv")).status).toBe(200);
    await expect(stalled.text()).rejects.toThrow("Nobody reads");
  });

  it("fails an export, says why in the log alone, and exports again", async () => {
    const read = vi.spyOn(desk.store, "getLeadPage");
    read.mockRejectedValueOnce(new Error("thao@example.com"));
    await expect((await browser.startExport("csv")).text()).rejects.toThrow("The export failed");
    expect(desk.logged.join()).toMatch(/export failed/);
    expect(desk.logged.join()).not.toContain("thao");
    expect((await browser.startExport("csv")).status).toBe(200);
  });

  it("leads to somebody whose name nobody sees, by the address", async () => {
    await addLead(desk, 4, { name: "\u2800\u200b\u3164" });
    expect((await browser.read("/desk"))("h2 a").text()).toContain("thao@example.com");
  });

  it("goes on to older leads, and back", async () => {
    for (let number = 10; number < 62; number++) await addLead(desk, number);
    const { body } = await browser.get("/desk");
    const [, older = ""] = /<a class="button" href="([^"]*)">More/.exec(body) ?? [];
    const second = (await browser.get(older.replaceAll("&amp;", "&"))).body;
    expect([...body.matchAll(/<li class="lead/g)]).toHaveLength(50);
    expect([...second.matchAll(/<li class="lead/g)]).toHaveLength(4);
    expect(second).toContain('<a class="button" href="/desk?show=open">First Page</a>');
  });

  it("has first who has waited longest or is due, with views of what is late or due", async () => {
    desk.clock.time = new Date("2026-11-23T10:00:01Z");
    for (const number of [4, 5, 6])
      await addLead(desk, number, {}, { receivedAt: `2026-11-23T0${number}:00:00.000Z` });
    await change("LEAD-2", { kind: "answered" });
    await change("LEAD-4", { kind: "reminder", value: "2026-11-23" });
    await browser.signIn();
    expect(await getIds("")).toEqual(["LEAD-1", "LEAD-4", "LEAD-5", "LEAD-6", "LEAD-2"]);
    expect(await getIds("?show=late")).toEqual(["LEAD-1"]);
    expect(await getIds("?show=due")).toEqual(["LEAD-4"]);
    const $ = await browser.read("/desk");
    expect($(".views a").text()).toMatch(/Late 1.*Reminders 1/);
    expect($("li:contains(LEAD-4), li:has([href*=LEAD-4])").text()).toContain("Reminder today");
  });

  it("still finds what somebody owns who is no user any more", async () => {
    await change("LEAD-2", { kind: "owner", value: "cy@example.com" });
    const option = (await browser.read("/desk"))("#owner option:contains(cy@)");
    expect(option.text()).toBe("cy@example.com (not a user)");
    expect(await getIds(`?owner=${option.attr("value")}`)).toEqual(["LEAD-2"]);
  });

  it("is narrowed down by its form, and says by what", async () => {
    await addLead(desk, 4, { utmCampaign: "spring & more", landingPage: "/pilot/" });
    const campaign = "?show=all&campaign=spring+%26+more";
    for (const more of ["&page=%2Fpilot%2F&owner=none&stage=new", "&from=2026-11-20&to=2026-11-20"])
      expect(await getIds(campaign + more)).toEqual(["LEAD-4"]);
    expect(await getIds("?show=all&to=2026-11-19")).toEqual([]);
    expect(await getIds("?show=all&from=2026-11-21")).toEqual([]);
    expect(await getIds("?show=all&from=yesterday&stage=done&owner=%00")).toHaveLength(4);
    const $ = await browser.read(`/desk${campaign}&stage=lost`);
    expect(readForm($.html(), "/desk")).toMatchObject({ show: "all", stage: "lost" });
    expect($("#campaign [selected]").text()).toBe("spring & more");
    const takeOff = $(".active a:contains(Lost)").attr("href") ?? "";
    expect(await getIds(takeOff.replace("/desk", ""))).toEqual(["LEAD-4"]);
    await (await browser.startExport("csv", campaign)).text();
    const { accesses } = await desk.store.getAccesses({ limit: 9 });
    const entry = { what: "csv of all, filtered", count: 1 };
    expect(accesses).toContainEqual(expect.objectContaining(entry));
  });

  it("says in words who has waited longer than a business day", async () => {
    desk.clock.time = new Date("2026-11-23T10:00:01Z");
    await browser.signIn();
    for (const path of ["/desk", "/desk/leads/LEAD-1"]) {
      const { body } = await browser.get(path);
      expect(body).toMatch(/Late<\/strong>\s+1 d open/);
      expect(body).toContain("counts business days: Monday to Friday");
    }
    await change("LEAD-1", { kind: "answered" });
    expect((await browser.get("/desk/leads/LEAD-1")).body).toContain("Answered in 1 d");
  });
});
