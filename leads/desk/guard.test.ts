import { beforeEach, describe, expect, it } from "vitest";
import { anna, bo, browser, desk, readForm, renewDesk } from "../../tests/leads/test-desk.ts";

beforeEach(renewDesk);

const path = "/desk/leads/LEAD-1";
const getWork = async () => (await desk.store.getLead("LEAD-1"))?.work;

describe("a page of the desk", () => {
  it.each(["empty", "iframe", "image", "script", "embed"])("is not shown as %s", async (dest) => {
    const headers = { "sec-fetch-dest": dest, "sec-fetch-site": "same-origin" };
    for (const page of ["/desk", path, "/desk/report"]) {
      const { body, status } = await browser.get(page, headers);
      expect([page, status]).toEqual([page, 403]);
      expect(body).not.toContain("thao@example.com");
    }
    expect((await browser.get(path, { ...headers, "sec-fetch-dest": "document" })).status).toBe(
      200,
    );
  });

  it("is not shown to a service worker, which reads what its browser preloads for it", async () => {
    for (const value of ["true", ""]) {
      const { body, status } = await browser.get(path, {
        "sec-fetch-dest": "document",
        "service-worker-navigation-preload": value,
      });
      expect(status).toBe(403);
      expect(body).not.toContain("thao@example.com");
    }
  });

  it("is not fetched before somebody goes there, nor on record as read", async () => {
    const before = await desk.store.getAccesses({ limit: 100 });
    for (const name of ["sec-purpose", "purpose", "x-moz"]) {
      for (const value of ["prefetch", "prefetch;prerender"]) {
        const headers = { "sec-fetch-dest": "document", [name]: value };
        for (const page of ["/desk", path, "/desk/report", "/desk/sign-in"]) {
          const answer = await browser.get(page, headers);
          expect([page, answer.status, answer.body]).toEqual([page, 503, ""]);
          expect(answer.headers.get("cache-control")).toBe("no-store");
        }
      }
    }
    expect(await desk.store.getAccesses({ limit: 100 })).toEqual(before);
  });

  it("answers no question about itself alone", async () => {
    const link = await browser.askForLink(anna);
    for (const page of ["/desk", path, link]) {
      expect((await browser.send(page, { method: "HEAD" })).status).toBe(405);
    }
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
    [`${path}/erase`, `${path}/erase`, { confirmed: "yes" }],
    ["/desk?show=all", "/desk/export?show=all", { format: "csv" }],
    ["/desk/report", "/desk/report", {}],
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
    ["from a script", {}, { "sec-fetch-dest": "empty" }],
    ["from a frame", {}, { "sec-fetch-dest": "iframe" }],
    ["of another type", {}, { "content-type": "text/plain" }],
    ["that is too long", { more: "x".repeat(33_000) }, {}],
  ];

  /** The leads, and what was taken out or away. */
  const readState = async () => {
    const { accesses } = await desk.store.getAccesses({ limit: 999 });
    const taken = accesses.filter(({ action }) => action === "exported" || action === "erased");
    return [await desk.store.getLeads(), taken];
  };

  it.each(forms)("of %s does nothing at %s if it is forged", async (page, action, typed) => {
    const own = { ...readForm((await browser.get(page)).body, action), ...typed };
    const mails = desk.mails.length;
    const before = await readState();
    for (const [forgery, fields, headers] of forgeries) {
      const { status } = await browser.post(action, { ...own, ...fields }, headers);
      expect([forgery, status]).toEqual([forgery, 403]);
      expect([forgery, await readState()]).toEqual([forgery, before]);
    }
    expect(desk.mails).toHaveLength(mails);
    expect((await browser.get("/desk")).status).toBe(200);
  });

  it("does nothing by GET", async () => {
    const before = await readState();
    const { formToken = "" } = readForm((await browser.get(path)).body, path);
    for (const [, action, typed] of forms) {
      const query = new URLSearchParams({ ...typed, formToken });
      const address = new URL(action, desk.origin);
      const { status } = await browser.get(`${address.pathname}?${query}`);
      expect([200, 405]).toContain(status);
    }
    expect(await readState()).toEqual(before);
    expect((await browser.get("/desk")).status).toBe(200);
  });

  it("is refused from a program that does not say where it comes from", async () => {
    const fields = readForm((await browser.get(path)).body, path);
    const answer = await browser.send(path, {
      method: "POST",
      body: new URLSearchParams({ ...fields, stage: "won" }),
    });
    expect(answer.status).toBe(403);
    expect(await getWork()).toMatchObject({ stage: "new" });
  });

  it("gives back the note when the session has ended", async () => {
    const { body } = await browser.get(path);
    await desk.store.endSessions(anna);
    const fields = { ...readForm(body, path), note: "Called <them>" };
    const answer = await browser.post(path, fields);
    expect(answer.status).toBe(401);
    expect(answer.body).toContain("Called &lt;them&gt;</textarea>");
    expect(await getWork()).toMatchObject({ history: [] });
  });
});
