import { describe, expect, it, vi } from "vitest";
import {
  anna,
  isSignedIn,
  openBrowsers,
  TestBrowser,
  type TestDesk,
  testLinkKey,
} from "../../tests/leads/test-desk.ts";
import { now } from "../../tests/leads/test-lead.ts";
import { waitFor } from "../../tests/processes.ts";
import { signLink } from "./sign-in-link.ts";
import { createToken } from "./tokens.ts";

describe("signing in", () => {
  it("takes a mailed link and a click", async () => {
    const { browser, desk } = await openBrowsers();
    const link = await browser.askForLink(" Anna@Example.com ");
    expect(desk.mails).toMatchObject([{ to: [anna], from: "web@example.com" }]);
    expect((await browser.followLink(link)).location).toBe("/desk");
    expect(await isSignedIn(browser)).toBe(true);
  });

  it("does not use a link up by opening its page, as mail scanners do", async () => {
    const { browser, other } = await openBrowsers();
    const link = await browser.askForLink(anna);
    await other.get(link);
    await browser.followLink(link);
    expect([await isSignedIn(other), await isSignedIn(browser)]).toEqual([false, true]);
  });

  it("leads to the lead that somebody wanted to see", async () => {
    const { browser } = await openBrowsers();
    const { location } = await browser.get("/desk/leads/7K3QZ-M2X9A");
    expect(location).toBe("/desk/sign-in?next=%2Fdesk%2Fleads%2F7K3QZ-M2X9A");
    const { body } = await browser.get(location ?? "");
    expect(body).toContain('name="next" value="/desk/leads/7K3QZ-M2X9A"');
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/desk/leads/../../x",
    "/desk/leads/a?b",
    "javascript:alert(1)",
    "/contact/",
  ])("leads nowhere else: %s", async (next) => {
    const { browser } = await openBrowsers();
    const { body } = await browser.get(`/desk/sign-in?next=${encodeURIComponent(next)}`);
    expect(body).toContain('name="next" value="/desk"');
    const link = await browser.askForLink(anna);
    const answer = await browser.fill(link, "/desk/sign-in/link", { next });
    expect(answer.location).toBe("/desk");
  });

  it.each<
    [string, (setting: Awaited<ReturnType<typeof openBrowsers>>, link: string) => Promise<string>]
  >([
    [
      "used before",
      async ({ other }, link) => {
        await other.followLink(link);
        return link;
      },
    ],
    [
      "older than signing out everywhere",
      async ({ other }, link) => {
        await other.signIn(anna);
        await other.fill("/desk", "/desk/sign-out-everywhere");
        return link;
      },
    ],
  ])("refuses a link that is %s", async (_, change) => {
    const setting = await openBrowsers();
    const link = await change(setting, await setting.browser.askForLink(anna));
    const answer = await setting.browser.followLink(link);
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("This link no longer works");
    expect(await isSignedIn(setting.browser)).toBe(false);
  });

  const inAnHour = now.getTime() + 3_600_000;
  it.each<[string, (token: string, desk: TestDesk) => string]>([
    [
      "expired",
      (token, desk) => {
        desk.clock.time = new Date(now.getTime() + 15 * 60_000);
        return token;
      },
    ],
    [
      "of someone who is no longer a user",
      (token, desk) => {
        desk.users.splice(0, 1);
        return token;
      },
    ],
    ["given another secret", (token) => token.replace(/^[^.]+/, createToken())],
    ["given more time", (token) => token.replace(/\.\d+\./, `.${inAnHour}.`)],
    ["given no end", (token) => token.replace(/\.\d+\./, ".Infinity.")],
    ["given another signature", (token) => token.replace(/[^.]+$/, createToken())],
    [
      "changed in its last character",
      (token) => token.replace(/.$/, (end) => (end === "A" ? "E" : "A")),
    ],
    ["cut off", (token) => token.slice(0, -1)],
    ["continued", (token) => `${token}.A`],
    ["without a signature", (token) => token.replace(/[^.]+$/, "")],
    ["without an expiry", (token) => token.replace(/\.\d+\./, "..")],
    ["a secret alone", (token) => token.replace(/\..*$/, "")],
    ["signed with another key", () => signLink("other key", anna, now).token],
    [
      "signed for an address that is not a user's",
      () => signLink(testLinkKey, "eve@example.com", now).token,
    ],
    ["empty", () => ""],
  ])("refuses a link that is %s before it reads the store", async (_, change) => {
    const { browser, desk } = await openBrowsers();
    const link = await browser.askForLink(anna);
    const token = change(new URL(link, desk.origin).searchParams.get("token") ?? "", desk);
    const read = vi.spyOn(desk.store, "useLink");
    const answer = await browser.followLink(
      `/desk/sign-in/link?token=${encodeURIComponent(token)}`,
    );
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("This link no longer works");
    expect(read).not.toHaveBeenCalled();
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("refuses a link that is signed but was never mailed", async () => {
    const { browser } = await openBrowsers();
    const { token } = signLink(testLinkKey, anna, now);
    const answer = await browser.followLink(`/desk/sign-in/link?token=${token}`);
    expect([answer.status, await isSignedIn(browser)]).toEqual([403, false]);
  });

  it("does not show the address in the link", async () => {
    const { browser } = await openBrowsers();
    const link = await browser.askForLink(anna);
    const parts = link
      .split(/[=.]/)
      .map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect([link, ...parts].join(" ")).not.toMatch(/anna|example/);
  });

  it("answers alike whether an address is known or not", async () => {
    const { browser, desk } = await openBrowsers();
    const ask = async (email: string) => {
      const { body, headers, status } = await browser.fill("/desk/sign-in", "/desk/sign-in", {
        email,
      });
      return { status, body, headers: Object.fromEntries(headers) };
    };
    const known = await ask(anna);
    expect(await ask("nobody@example.com")).toEqual(known);
    expect(known).toMatchObject({ status: 303, headers: { location: "/desk/sign-in/sent" } });
    await waitFor(() => desk.mails[0]);
    expect(desk.mails).toMatchObject([{ to: [anna] }]);
  });

  it("does not wait for the mail", async () => {
    const { browser } = await openBrowsers({ sendMail: () => new Promise(() => {}) });
    const answer = await browser.fill("/desk/sign-in", "/desk/sign-in", { email: anna });
    expect(answer.status).toBe(303);
  });

  it("says in the log that a mail failed, and to nobody whose", async () => {
    const { browser, desk } = await openBrowsers({
      sendMail: () => Promise.reject(Object.assign(new Error(anna), { code: "ECONNECTION" })),
    });
    await browser.fill("/desk/sign-in", "/desk/sign-in", { email: anna });
    const line = await waitFor(() => desk.logged[0]);
    expect(line).toBe('["sign-in link not mailed",{"error":"ECONNECTION"}]');
  });

  it("asks again for what is not an address", async () => {
    const { browser } = await openBrowsers();
    const answer = await browser.fill("/desk/sign-in", "/desk/sign-in", { email: '"><x' });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('value="&quot;&gt;&lt;x" aria-invalid="true"');
  });

  it("limits what one sender asks for within an hour, and nobody else", async () => {
    const { browser, desk, other } = await openBrowsers();
    const ask = (from: TestBrowser, email: string) =>
      from.fill("/desk/sign-in", "/desk/sign-in", { email });
    for (let number = 1; number <= 10; number++) {
      expect((await ask(browser, `n${number}@example.com`)).status).toBe(303);
    }
    expect((await ask(browser, anna)).status).toBe(429);
    expect((await ask(other, anna)).status).toBe(303);
    desk.clock.time = new Date(desk.clock.time.getTime() + 3_600_000);
    expect((await ask(browser, anna)).status).toBe(303);
  });

  it("limits the links to one address within an hour, and gives no sign of it", async () => {
    const { desk } = await openBrowsers();
    const statuses = new Set<number>();
    for (let number = 0; number < 31; number++) {
      const sender = new TestBrowser(desk, `198.51.100.${number}`);
      const answer = await sender.fill("/desk/sign-in", "/desk/sign-in", { email: anna });
      statuses.add(answer.status);
    }
    await waitFor(() => desk.logged[0]);
    expect([...statuses]).toEqual([303]);
    expect(desk.mails).toHaveLength(30);
  });
});
