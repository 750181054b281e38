import { beforeEach, describe, expect, it } from "vitest";
import {
  bo,
  browser,
  desk,
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

  it("asks once more when a link on another site leads here, for the cookie's sake", async () => {
    const answer = await new TestBrowser(desk).get(path, { "sec-fetch-site": "cross-site" });
    expect(answer.body).toContain(`<meta http-equiv="refresh" content="0; url=${path}">`);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  // On a host of its own, every path is the desk's.
  it.each([
    ["/desk/report", "/desk/report"],
    ["//attacker.test/x", "/desk"],
    ["/%09/attacker.test/x", "/desk"],
    ["/%5cattacker.test/x", "/desk"],
    ["/desk/leads/%0a//attacker.test", "/desk"],
    ["/desk//attacker.test", "/desk"],
  ])("sends nobody who followed a link to %s anywhere but to %s", async (stray, target) => {
    const stranger = new TestBrowser(desk);
    const { body } = await stranger.get(stray, { "sec-fetch-site": "cross-site" });
    expect(/url=([^"]*)/.exec(body)?.[1]).toBe(target);
    expect(/href="([^"]*)/.exec(body)?.[1]).toBe(target);
    const { location } = await stranger.get(stray);
    expect(location).toBe(`/desk/sign-in?next=${encodeURIComponent(target)}`);
  });

  it("names in its titles, which browsers keep and sync, nobody but a lead's number", async () => {
    const typed = { reason: "Price of Thảo", stage: "lost" };
    const contested = readForm((await browser.get(path)).body, path);
    await desk.store.changeLead("LEAD-1", { kind: "reason", value: "Thảo" }, bo, desk.clock.time);
    const bodies = [(await browser.post(path, { ...contested, ...typed })).body];
    const { location } = await browser.post(path, { ...contested, note: "x" });
    const pages = ["/desk?show=all&q=thao%40example.com", path, `${path}/erase`, location ?? ""];
    const others = ["/desk/leads/LEAD-3", "/desk/report", "/desk/record", "/desk/new"];
    for (const page of [...pages, ...others]) bodies.push((await browser.get(page)).body);
    const titles = bodies.map((body) => /<title>([^<]*)/.exec(body)?.[1]);
    expect(titles).toContain("Lead LEAD-1 - AES/32 Desk");
    expect(titles).toContain("Erase LEAD-1 - AES/32 Desk");
    expect(titles.join("\n")).not.toMatch(/thao|thảo|nguyễn|@/i);
  });

  it("takes no other method", async () => {
    const { formToken = "" } = readForm((await browser.get("/desk")).body, "/desk/sign-out");
    for (const [method, address] of [
      ["PUT", path],
      ["DELETE", path],
      ["PATCH", "/desk"],
      ["GET", "/desk/export"],
    ] as const) {
      const body = method === "GET" ? null : new URLSearchParams({ formToken });
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
          "cross-origin-opener-policy": "noopener-allow-popups",
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
    expect([status, body.includes("Something went wrong.")]).toEqual([500, true]);
    expect(desk.logged.join()).toMatch(/desk request failed/);
    expect(desk.logged.join() + body).not.toContain("thao");
  });
});
