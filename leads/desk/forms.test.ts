import { beforeEach, describe, expect, it } from "vitest";
import {
  anna,
  bo,
  createTestDesk,
  readForm,
  TestBrowser,
  type TestDesk,
} from "../../tests/leads/test-desk.ts";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import type { Submission } from "../fields.ts";
import type { Lead } from "../lead.ts";

let desk: TestDesk;
let browser: TestBrowser;

/** Leads 1 and 2, and 3 in quarantine; Anna is signed in. */
async function start() {
  desk = createTestDesk();
  browser = new TestBrowser(desk);
  await save(1);
  await save(2, { email: "other@example.com" });
  await save(3, { email: "spam@example.com" }, { inQuarantine: true, verdict: ["honeypot"] });
  await browser.signIn();
}

async function save(number: number, changes?: Partial<Submission>, own?: Partial<Lead>) {
  const { lead, deliveries } = buildTestLead(number, changes);
  await desk.store.saveLead({ ...lead, ...own }, own?.inQuarantine ? [] : deliveries);
}

const path = "/desk/leads/LEAD-1";
const getWork = async (id = "LEAD-1") => (await desk.store.getLead(id))?.work;
const getMessage = async (location: string | null) =>
  /<p class="message[^>]*>([^<]*)/.exec((await browser.get(location ?? "")).body)?.[1];

describe("a form of the desk", () => {
  /** Every form: the page that has it, where it goes, and what is typed. */
  const forms: [page: string, action: string, fields: Record<string, string>][] = [
    ["/desk", "/desk/sign-out", {}],
    ["/desk", "/desk/sign-out-everywhere", {}],
    [path, path, { stage: "won", owner: bo, note: "A note" }],
    [path, `${path}/answered`, {}],
    ["/desk/leads/LEAD-3", "/desk/leads/LEAD-3/release", {}],
    [`${path}/erase`, `${path}/erase`, { confirmed: "yes" }],
    ["/desk/sign-in", "/desk/sign-in", { email: bo }],
    ["/desk/sign-in/link?token=x", "/desk/sign-in/link", { token: "x" }],
  ];
  /** What makes it a forgery. */
  const forgeries: [string, fields: Record<string, string>, headers: Record<string, string>][] = [
    ["without a token", { formToken: "" }, {}],
    ["with a token of another browser", { formToken: "A".repeat(43) }, {}],
    ["from another origin", {}, { origin: "https://evil.example" }],
    ["from another port", {}, { origin: "https://www.example.com:8443" }],
    ["from a page without an origin", {}, { origin: "null" }],
    ["from another site", {}, { "sec-fetch-site": "cross-site" }],
    ["from another host of the domain", {}, { "sec-fetch-site": "same-site" }],
    ["from an address typed by hand", {}, { "sec-fetch-site": "none" }],
    ["of another type", {}, { "content-type": "text/plain" }],
    ["that is too long", { more: "x".repeat(33_000) }, {}],
  ];

  it.each(forms)("of %s does nothing at %s if it is forged", async (page, action, typed) => {
    await start();
    const own = { ...readForm((await browser.get(page)).body, action), ...typed };
    const mails = desk.mails.length;
    const before = await desk.store.getLeads();
    for (const [forgery, fields, headers] of forgeries) {
      const { status } = await browser.post(action, { ...own, ...fields }, headers);
      expect([forgery, status]).toEqual([forgery, 403]);
      expect([forgery, await desk.store.getLeads()]).toEqual([forgery, before]);
    }
    expect(desk.mails).toHaveLength(mails);
    expect((await browser.get("/desk")).status).toBe(200);
  });

  it("does nothing by GET", async () => {
    await start();
    const before = await desk.store.getLeads();
    const { formToken = "" } = readForm((await browser.get(path)).body, path);
    for (const [, action, typed] of forms) {
      const query = new URLSearchParams({ ...typed, formToken });
      const { status } = await browser.get(`${action}?${query}`);
      expect([200, 405]).toContain(status);
    }
    expect(await desk.store.getLeads()).toEqual(before);
    expect((await browser.get("/desk")).status).toBe(200);
  });

  it("is refused from a program that does not say where it comes from", async () => {
    await start();
    const fields = readForm((await browser.get(path)).body, path);
    const answer = await browser.send(path, {
      method: "POST",
      body: new URLSearchParams({ ...fields, stage: "won" }),
    });
    expect(answer.status).toBe(403);
    expect(await getWork()).toMatchObject({ stage: "new" });
  });

  it("gives back the note when the session has ended", async () => {
    await start();
    const { body } = await browser.get(path);
    await desk.store.endSessions(anna);
    const fields = { ...readForm(body, path), note: "Called <them>" };
    const answer = await browser.post(path, fields);
    expect(answer.status).toBe(401);
    expect(answer.body).toContain("Called &lt;them&gt;</textarea>");
    expect((await getWork())?.history).toEqual([]);
  });
});

describe("what only users see", () => {
  beforeEach(start);

  it("is not shown to others", async () => {
    const stranger = new TestBrowser(desk);
    const pages = ["/desk", path, `${path}/erase`, "/desk/export", "/desk/export?format=xlsx"];
    for (const page of [...pages, "/desk/nowhere"]) {
      const answer = await stranger.get(page);
      expect([page, answer.status, answer.body]).toEqual([page, 303, ""]);
      expect(answer.location).toMatch(/^\/desk\/sign-in\?next=/);
    }
  });

  it("asks once more when a link on another site leads here, for the cookie's sake", async () => {
    const answer = await new TestBrowser(desk).get(path, { "sec-fetch-site": "cross-site" });
    expect(answer.body).toContain(`<meta http-equiv="refresh" content="0; url=${path}">`);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("takes no other method", async () => {
    const { formToken = "" } = readForm((await browser.get("/desk")).body, "/desk/sign-out");
    for (const [method, address] of [
      ["PUT", path],
      ["DELETE", path],
      ["PATCH", "/desk"],
      ["POST", "/desk/export"],
    ] as const) {
      const body = new URLSearchParams({ formToken });
      const headers = { origin: desk.origin };
      const { status } = await browser.send(address, { method, body, headers });
      expect([method, address, status]).toEqual([method, address, 405]);
    }
  });

  it("has nothing outside of its pages", async () => {
    const strays = ["/desk/../desk/leads/LEAD-9", "/desk/leads/..%2f..%2fx", "/desk/leads/%00"];
    for (const stray of [...strays, "/desk/%", "/desk/style.css/x"]) {
      expect([stray, (await browser.get(stray)).status]).toEqual([stray, 404]);
    }
  });

  it("is kept by nobody, and found by no search engine", async () => {
    const pages = ["/desk", path, "/desk/export", "/desk/sign-in", "/desk/nowhere"];
    for (const page of pages) {
      const { headers } = await browser.get(page);
      expect([page, Object.fromEntries(headers)]).toMatchObject([
        page,
        {
          "cache-control": "no-store",
          "x-robots-tag": "noindex, nofollow, noarchive",
          "referrer-policy": "strict-origin",
          "content-security-policy":
            "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        },
      ]);
    }
  });

  it("says that the server failed, in a page and in the log", async () => {
    desk.store.getLeadPage = () => Promise.reject(new Error("thao@example.com"));
    const { body, status } = await browser.get("/desk");
    expect([status, body.includes("That did not work.")]).toEqual([500, true]);
    expect(desk.logged.join()).toMatch(/desk request failed/);
    expect(desk.logged.join() + body).not.toContain("thao");
  });

  it("shows what a visitor typed as text", async () => {
    const hostile = `"><script>alert(1)</script>'`;
    await save(4, { name: hostile, company: hostile, role: hostile, message: hostile });
    await browser.fill("/desk/leads/LEAD-4", "/desk/leads/LEAD-4", { note: hostile });
    const pages = ["/desk", "/desk/leads/LEAD-4", `/desk?q=${encodeURIComponent(hostile)}`];
    for (const page of pages) {
      const { body } = await browser.get(page);
      expect(body).not.toContain("<script");
      expect(body).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&#39;");
    }
  });
});

describe("the inbox", () => {
  const getIds = async (query: string) =>
    [...(await browser.get(`/desk${query}`)).body.matchAll(/href="\/desk\/leads\/([^"]*)"/g)].map(
      ([, id]) => id,
    );
  beforeEach(start);

  it("has a view of its own for open leads, one's own, the quarantine, and all", async () => {
    await desk.store.changeLead("LEAD-1", { kind: "owner", value: anna }, bo, now);
    await desk.store.changeLead("LEAD-2", { kind: "stage", value: "lost" }, bo, now);
    expect(await getIds("")).toEqual(["LEAD-1"]);
    expect(await getIds("?show=mine")).toEqual(["LEAD-1"]);
    expect(await getIds("?show=quarantine")).toEqual(["LEAD-3"]);
    expect((await getIds("?show=all")).sort()).toEqual(["LEAD-1", "LEAD-2", "LEAD-3"]);
    expect(await getIds("?show=nonsense")).toEqual(["LEAD-1"]);
  });

  it("finds what was typed, and exports what it shows", async () => {
    expect(await getIds("?show=all&q=OTHER@")).toEqual(["LEAD-2"]);
    const csv = await browser.get("/desk/export?format=csv&show=all&q=OTHER@");
    expect(csv.body.trim().split("\n")).toHaveLength(2);
    expect(Object.fromEntries(csv.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="leads-all-2026-11-20.csv"',
    });
    const xlsx = await browser.get("/desk/export?format=xlsx");
    expect(xlsx.body).toMatch(/^PK/);
  });

  it("goes on to older leads, and back", async () => {
    for (let number = 10; number < 62; number++) await save(number);
    const { body } = await browser.get("/desk");
    const [, older = ""] = /<a class="button line" href="([^"]*)">Older/.exec(body) ?? [];
    const second = (await browser.get(older.replaceAll("&amp;", "&"))).body;
    expect([...body.matchAll(/<li class="lead/g)]).toHaveLength(50);
    expect([...second.matchAll(/<li class="lead/g)]).toHaveLength(4);
    expect(second).toContain('<a class="button line" href="/desk?show=open">Newest</a>');
  });

  it("says in words who has waited longer than a business day", async () => {
    desk.clock.time = new Date("2026-11-23T10:00:01Z");
    await browser.signIn();
    expect((await browser.get("/desk")).body).toMatch(/Late<\/strong>\s+1 d open/);
    await desk.store.changeLead("LEAD-1", { kind: "answered" }, anna, desk.clock.time);
    expect((await browser.get(path)).body).toContain("Answered in 1 d");
  });
});

describe("a lead", () => {
  beforeEach(start);

  it("takes stage, owner and a note in one go, each with who and when", async () => {
    const answer = await browser.fill(path, path, { stage: "in_progress", owner: bo, note: "x" });
    expect(await getMessage(answer.location)).toBe("Saved.");
    const by = { by: anna, at: now.toISOString() };
    expect(await getWork()).toMatchObject({
      stage: "in_progress",
      owner: bo,
      history: [
        { kind: "stage", value: "in_progress", ...by },
        { kind: "owner", value: bo, ...by },
        { kind: "note", value: "x", ...by },
      ],
    });
    await browser.fill(path, path, { owner: "" });
    expect(await getWork()).not.toHaveProperty("owner");
  });

  it("says when there was nothing to save", async () => {
    const { location } = await browser.fill(path, path);
    expect(await getMessage(location)).toBe("Nothing was changed: it was so already.");
  });

  it("saves nothing over what somebody else has changed since, and keeps what was typed", async () => {
    const { body } = await browser.get(path);
    await desk.store.changeLead("LEAD-1", { kind: "stage", value: "won" }, bo, now);
    const typed = { ...readForm(body, path), stage: "lost", owner: anna, note: "Too <dear>" };
    const answer = await browser.post(path, typed);
    expect(answer.status).toBe(409);
    expect(answer.body).toContain(`${bo} changed this lead while you had it open`);
    expect(await getWork()).toMatchObject({ stage: "won", history: [{ by: bo }] });
    const again = readForm(answer.body, path);
    expect(again).toMatchObject({ stage: "lost", owner: anna, note: "Too <dear>" });
    await browser.post(path, again);
    expect(await getWork()).toMatchObject({ stage: "lost", owner: anna });
  });

  it.each([
    ["a note that is too long", { note: "x".repeat(5001) }],
    ["a stage that does not exist", { stage: "maybe" }],
    ["an owner who is no user", { owner: "eve@example.com" }],
  ])("refuses %s, and keeps what was typed", async (_, changes) => {
    const answer = await browser.fill(path, path, { note: "A note", ...changes });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain("note" in changes ? changes.note : "A note</textarea>");
    expect((await getWork())?.history).toEqual([]);
  });

  it("stops its clock when it is marked as answered", async () => {
    const { location } = await browser.fill(path, `${path}/answered`);
    expect(await getMessage(location)).toContain("The clock has stopped");
    expect(await getWork()).toMatchObject({ answeredAt: now.toISOString() });
  });

  it("opens a reply in the user's mail program", async () => {
    await save(4, { email: "a&b?c=d%@example.com", name: "A & B" });
    const { body } = await browser.get("/desk/leads/LEAD-4");
    expect(body).toContain(
      'href="mailto:a%26b%3Fc%3Dd%25@example.com?subject=Your%20message%20to%20us%20(LEAD-4)&amp;body=Hello%20A%20%26%20B%2C%0D%0A%0D%0A"',
    );
  });

  it("leaves the quarantine and is delivered", async () => {
    const spam = "/desk/leads/LEAD-3";
    const { location } = await browser.fill(spam, `${spam}/release`);
    expect(await getMessage(location)).toContain("Released");
    expect(await desk.store.getLead("LEAD-3")).toMatchObject({
      lead: { inQuarantine: false },
      deliveries: [{ kind: "team", state: "pending" }],
      work: { history: [{ kind: "released", by: anna }] },
    });
    expect(desk.woken).toBe(1);
  });

  it("is erased with all others of its address, once that is confirmed", async () => {
    await save(4, { email: "Thao@Example.com" });
    const { body } = await browser.get(`${path}/erase`);
    expect(body).toContain("2 leads of this address");
    const unsure = await browser.fill(`${path}/erase`, `${path}/erase`);
    expect(unsure.status).toBe(400);
    expect(await desk.store.getLeads()).toHaveLength(4);
    const sure = { confirmed: "yes" };
    const { location } = await browser.fill(`${path}/erase`, `${path}/erase`, sure);
    expect(await getMessage(location)).toBe("Erased for good.");
    const left = (await desk.store.getLeads()).map(({ lead }) => lead.id);
    expect(left.sort()).toEqual(["LEAD-2", "LEAD-3"]);
    expect(desk.logged).toContain('["leads erased at the desk",{"count":2}]');
  });

  it("that was erased meanwhile gives the note back", async () => {
    const { body } = await browser.get(path);
    await desk.store.eraseLeads("thao@example.com");
    const answer = await browser.post(path, { ...readForm(body, path), note: "Called" });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("Called</textarea>");
  });
});
