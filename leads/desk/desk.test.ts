import { beforeEach, describe, expect, it } from "vitest";
import { browser, desk, readForm, renewDesk, TestBrowser } from "../../tests/leads/test-desk.ts";

beforeEach(renewDesk);

const path = "/desk/leads/LEAD-1";

describe("what only users see", () => {
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
    expect([status, body.includes("Something went wrong.")]).toEqual([500, true]);
    expect(desk.logged.join()).toMatch(/desk request failed/);
    expect(desk.logged.join() + body).not.toContain("thao");
  });
});
