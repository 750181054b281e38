import { beforeEach, describe, expect, it } from "vitest";
import {
  anna,
  bo,
  browser,
  change,
  desk,
  getWork,
  other,
  readForm,
  renewDesk,
  TestBrowser,
} from "../../tests/leads/test-desk.ts";

beforeEach(renewDesk);

const path = "/desk/leads/LEAD-1";

describe("what only users see", () => {
  it("is not shown to others", async () => {
    const stranger = new TestBrowser(desk);
    const pages = ["/desk", path, `${path}/erase`, "/desk/report", "/desk/export"];
    for (const page of [...pages, "/desk/nowhere"]) {
      const answer = await stranger.get(page);
      expect([page, answer.status, answer.body]).toEqual([page, 303, ""]);
      expect(answer.location).toMatch(/^\/desk\/sign-in\?next=/);
    }
  });

  // For the cookie's sake. On a host of its own, every path is the desk's.
  it.each([
    [path, path],
    ["//attacker.test/x", "/desk"],
    ["/desk/leads/%0a//attacker.test", "/desk"],
  ])("is asked for once more by a link on another site to %s, at %s", async (stray, target) => {
    const { body, headers } = await new TestBrowser(desk).get(stray, {
      "sec-fetch-site": "cross-site",
    });
    expect(body).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("names in its titles, which browsers keep and sync, nobody but a lead's number", async () => {
    const contested = readForm((await browser.get(path)).body, path);
    await change("LEAD-1", { kind: "reason", value: "Thảo" });
    const bodies = [(await browser.post(path, { ...contested, reason: "Price of Thảo" })).body];
    const pages = ["/desk?show=all&q=thao%40example.com", path, `${path}/erase`];
    for (const page of [...pages, "/desk/report", "/desk/record", "/desk/new"])
      bodies.push((await browser.get(page)).body);
    const titles = bodies.map((body) => /<title>([^<]*)/.exec(body)?.[1]);
    expect(titles).toContain("Lead LEAD-1 - AES/32 Desk");
    expect(titles.join("\n")).not.toMatch(/thao|thảo|nguyễn|@/i);
  });

  it.each([
    ["GET", "/desk/export"],
    ["HEAD", path],
    ["HEAD", "/desk/sign-in/link?token=x"],
  ])("takes no %s of %s", async (method, address) => {
    expect((await browser.send(address, { method })).status).toBe(405);
  });

  it("is kept by nobody, and found by no search engine", async () => {
    const pages = ["/desk", path, "/desk/export", "/desk/sign-in", "/desk/nowhere"];
    for (const page of pages) {
      const { headers } = await browser.get(page);
      expect([page, Object.fromEntries(headers)]).toMatchObject([
        page,
        {
          "cache-control": "no-store",
          "cross-origin-opener-policy": "noopener-allow-popups",
          "x-robots-tag": "noindex, nofollow, noarchive",
          "referrer-policy": "strict-origin",
          "content-security-policy": expect.stringMatching(
            /^default-src 'none'; script-src 'sha256-[^ ;]+'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
          ),
        },
      ]);
    }
  });

  it("is the same with a slash at the end of its address", async () => {
    const others = [`${path}/erase`, "/desk/new", "/desk/report", "/desk/record"];
    for (const page of ["/desk", path, ...others]) {
      const [own, slash] = [await browser.get(page), await browser.get(`${page}/`)];
      expect([page, own.status, slash.status]).toEqual([page, 200, 200]);
    }
    expect((await browser.get("/desk/?show=all")).body).toContain("All leads.");
  });

  it("says that the server failed, in a page and in the log", async () => {
    desk.store.getLeadPage = () => Promise.reject(new Error("thao@example.com"));
    const { body, status } = await browser.get("/desk");
    expect([status, body.includes("Something went wrong.")]).toEqual([500, true]);
    expect(desk.logged.join()).toMatch(/desk request failed/);
    expect(desk.logged.join() + body).not.toContain("thao");
  });

  it.each([
    ...["empty", "iframe", "image", "script"].map((dest) => ({ "sec-fetch-dest": dest })),
    // A worker reads what its browser preloads for it.
    { "sec-fetch-dest": "document", "service-worker-navigation-preload": "" },
  ])("is shown in a window alone, not with %j", async (headers) => {
    for (const page of ["/desk", path]) {
      const { body, status } = await browser.get(page, headers);
      expect([page, status]).toEqual([page, 403]);
      expect(body).not.toContain("thao@example.com");
    }
  });

  it("is not fetched before somebody goes there, nor on record as read", async () => {
    const before = await desk.store.getAccesses({ limit: 100 });
    for (const name of ["sec-purpose", "purpose", "x-moz"]) {
      const headers = { "sec-fetch-dest": "document", [name]: "prefetch;prerender" };
      const answer = await browser.get(path, headers);
      expect([name, answer.status, answer.body]).toEqual([name, 503, ""]);
    }
    expect(await desk.store.getAccesses({ limit: 100 })).toEqual(before);
  });
});

describe("a form of the desk", () => {
  /** Every form: the page that has it, where it goes, and what is typed. */
  const forms: [page: string, action: string, fields: Record<string, string>][] = [
    ["/desk", "/desk/sign-out", {}],
    ["/desk", "/desk/sign-out-everywhere", {}],
    [path, path, { stage: "won", owner: bo, note: "A note" }],
    [path, `${path}/answered`, {}],
    ["/desk/leads/LEAD-3", "/desk/leads/LEAD-3/release", {}],
    ["/desk/leads/LEAD-3", "/desk/leads/LEAD-3/reject", {}],
    [`${path}/erase`, `${path}/erase`, { confirmed: "yes" }],
    ["/desk?show=all", "/desk/export?show=all", { format: "csv" }],
    ["/desk/report", "/desk/report", {}],
    ["/desk/sign-in", "/desk/sign-in", { email: bo }],
    ["/desk/sign-in/link?token=x", "/desk/sign-in/link", { token: "x" }],
  ];
  /** What makes it a forgery. */
  const forgeries: [string, fields: Record<string, string>, headers: Record<string, string>][] = [
    ["without a token", { formToken: "" }, {}],
    ["from another origin", {}, { origin: "https://evil.example" }],
    ["from another port", {}, { origin: "https://www.example.com:8443" }],
    ["from a page without an origin", {}, { origin: "null" }],
    ["from another site", {}, { "sec-fetch-site": "cross-site" }],
    ["from another host of the domain", {}, { "sec-fetch-site": "same-site" }],
    ["from an address typed by hand", {}, { "sec-fetch-site": "none" }],
    ["from a script", {}, { "sec-fetch-dest": "empty" }],
    ["of another type", {}, { "content-type": "text/plain" }],
    ["that is too long", { more: "x".repeat(33_000) }, {}],
  ];

  /** The leads, and what was taken out or away. */
  const readState = async () => {
    const { accesses } = await desk.store.getAccesses({ limit: 999 });
    const taken = accesses.filter(({ action }) => action === "exported" || action === "erased");
    return [await desk.store.getLeads(), taken];
  };

  it.each(forms)(
    "of %s does nothing at %s if it is forged, nor by GET",
    async (page, action, typed) => {
      const own = { ...readForm((await browser.get(page)).body, action), ...typed };
      const { formToken = "" } = readForm((await other.get("/desk/sign-in")).body, "/desk/sign-in");
      const mails = desk.mails.length;
      const before = await readState();
      const foreign = ["with another browser's token", { formToken }, {}] as const;
      for (const [forgery, fields, headers] of [foreign, ...forgeries]) {
        const { status } = await browser.post(action, { ...own, ...fields }, headers);
        expect([forgery, status]).toEqual([forgery, 403]);
      }
      await browser.get(`${new URL(action, desk.origin).pathname}?${new URLSearchParams(own)}`);
      expect(await readState()).toEqual(before);
      expect(desk.mails).toHaveLength(mails);
      expect((await browser.get("/desk")).status).toBe(200);
    },
  );

  it("is refused from a program that does not say where it comes from", async () => {
    const body = new URLSearchParams(readForm((await browser.get(path)).body, path));
    expect((await browser.send(path, { method: "POST", body })).status).toBe(403);
  });

  it.each([
    ["the session has ended", 401, () => desk.store.endSessions(anna)],
    ["the lead was erased", 404, () => desk.store.eraseLeads("thao@example.com")],
  ])("gives back the note when %s", async (_, status, end) => {
    const { body } = await browser.get(path);
    await end();
    const answer = await browser.post(path, { ...readForm(body, path), note: "Called <them>" });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain("note: Called &lt;them&gt;</textarea>");
    expect(answer.body).not.toContain("won on");
    if (status === 401) expect(answer.body).toContain(`next=${encodeURIComponent(path)}`);
    expect((await getWork())?.history ?? []).toEqual([]);
  });
});

describe("the record", () => {
  it("keeps who signed in, read, exported and erased, and shows it", async () => {
    await browser.get(path);
    await (await browser.startExport("csv", "?show=all&q=other%40")).text();
    await (await browser.startExport("xlsx")).text();
    await browser.fill(`${path}/erase`, `${path}/erase`, { confirmed: "yes" });
    await browser.signIn(bo);
    const { accesses } = await desk.store.getAccesses({ limit: 99 });
    const entries = accesses.map(({ action, by, count, what }) => [by, action, count, what]);
    expect(new Set(entries.map((entry) => entry.join()))).toEqual(
      new Set([
        `${anna},signed_in,0,`,
        `${anna},read,1,LEAD-1`,
        `${anna},exported,1,csv of all, searched`,
        `${anna},exported,2,xlsx of open`,
        `${anna},erased,1,LEAD-1`,
        `${bo},signed_in,0,`,
      ]),
    );
    const { body } = await browser.get("/desk/record");
    expect(body).toContain(`${anna} exported 1 lead (csv of all, searched)`);
  });

  it("is kept before anything is shown", async () => {
    desk.store.recordAccess = () => Promise.reject(new Error("no"));
    for (const open of [() => browser.open(path), () => browser.startExport("csv")]) {
      const response = await open();
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain("thao@example.com");
    }
  });
});
