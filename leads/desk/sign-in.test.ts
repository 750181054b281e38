import { describe, expect, it, vi } from "vitest";
import {
  anna,
  bo,
  isSignedIn,
  openBrowsers,
  TestBrowser,
  testLinkKey,
} from "../../tests/leads/test-desk.ts";
import { now } from "../../tests/leads/test-lead.ts";
import { waitFor } from "../../tests/processes.ts";
import { createToken, signLink } from "./sign-in.ts";

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

  it("leads nowhere else", async () => {
    const { browser } = await openBrowsers();
    for (const next of ["//evil.example", "/desk/leads/../../x", "javascript:alert(1)"]) {
      const { body } = await browser.get(`/desk/sign-in?next=${encodeURIComponent(next)}`);
      expect.soft(body, next).toContain('name="next" value="/desk"');
      const link = await browser.askForLink(anna);
      const { location } = await browser.fill(link, "/desk/sign-in/link", { next });
      expect.soft(location, next).toBe("/desk");
      await browser.fill("/desk", "/desk/sign-out");
    }
  });

  async function expectRefused(browser: TestBrowser, token: string): Promise<void> {
    const answer = await browser.followLink(
      `/desk/sign-in/link?token=${encodeURIComponent(token)}`,
    );
    expect.soft([token, answer.status, answer.location]).toEqual([token, 403, null]);
    expect.soft(answer.body).toContain("This link no longer works");
    expect.soft(answer.body).not.toContain("What is not saved");
    expect.soft([token, await isSignedIn(browser)]).toEqual([token, false]);
  }

  const askForToken = async (browser: TestBrowser) =>
    decodeURIComponent((await browser.askForLink(anna)).replace(/^.*token=/, ""));

  it("refuses a link that was used, that is older than signing out everywhere, or that was never mailed", async () => {
    const { browser, other } = await openBrowsers();
    const [used, older] = [await askForToken(browser), await askForToken(browser)];
    await other.followLink(`/desk/sign-in/link?token=${used}`);
    await expectRefused(browser, used);
    await other.fill("/desk", "/desk/sign-out-everywhere");
    await expectRefused(browser, older);
    await expectRefused(browser, signLink(testLinkKey, anna, now).token);
  });

  it("refuses what is not exactly a link that holds, before it reads the store", async () => {
    const { browser, desk } = await openBrowsers();
    const token = await askForToken(browser);
    const read = vi.spyOn(desk.store, "useLink");
    const [secret, end, signature] = token.split(".");
    for (const forged of [
      [createToken(), end, signature].join("."),
      [secret, now.getTime() + 3_600_000, signature].join("."),
      [secret, "Infinity", signature].join("."),
      [secret, end, createToken()].join("."),
      token.replace(/.$/, (last) => (last === "A" ? "E" : "A")),
      `${token}.A`,
      "",
      signLink("other key", anna, now).token,
      signLink(testLinkKey, "eve@example.com", now).token,
    ]) {
      await expectRefused(browser, forged);
    }
    desk.clock.time = new Date(now.getTime() + 15 * 60_000);
    await expectRefused(browser, token);
    desk.clock.time = now;
    desk.users.splice(0, 1);
    await expectRefused(browser, token);
    expect(read).not.toHaveBeenCalled();
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

  it("says in the log that a mail failed, and to nobody whose", async () => {
    const { browser, desk } = await openBrowsers({
      sendMail: () => Promise.reject(Object.assign(new Error(anna), { code: "ECONNECTION" })),
    });
    await browser.fill("/desk/sign-in", "/desk/sign-in", { email: anna });
    const line = await waitFor(() => desk.logged[0]);
    expect(line).toBe('["sign-in link not mailed",{"error":"ECONNECTION"}]');
  });

  it("limits the links to one address within an hour, but never closes it to its owner", async () => {
    const { browser, desk } = await openBrowsers();
    const askFrom = (peer: string) =>
      new TestBrowser(desk, peer).fill("/desk/sign-in", "/desk/sign-in", { email: anna });
    const statuses = new Set<number>();
    for (let site = 0; site < 8; site++) {
      for (let host = 0; host < 20; host++) {
        statuses.add((await askFrom(`2001:db8:${site}:${host}::1`)).status);
      }
    }
    await waitFor(() => desk.logged[0]);
    expect([...statuses]).toEqual([303]);
    expect(desk.mails).toHaveLength(5);
    desk.clock.time = new Date(now.getTime() + 5 * 60_000);
    await browser.signIn();
    expect(await isSignedIn(browser)).toBe(true);
    expect(desk.mails).toHaveLength(6);
  });

  it("mails little for one sender, and others as ever", async () => {
    const { browser, desk, other } = await openBrowsers();
    for (let number = 0; number < 20; number++) {
      await browser.fill("/desk/sign-in", "/desk/sign-in", { email: anna });
    }
    await other.signIn(bo);
    expect(await isSignedIn(other)).toBe(true);
    expect(desk.mails).toHaveLength(6);
  });
});

describe("a session", () => {
  it.each([
    [
      "https://www.example.com",
      /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ],
    [
      "http://localhost:3000",
      /^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    ],
  ])("is a cookie that only %s gets back, and no script", async (origin, cookie) => {
    const { browser } = await openBrowsers({ origin });
    const { headers } = await browser.followLink(await browser.askForLink(anna));
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(cookie));
  });

  it("ends after 12 hours, and at once for somebody who is no longer a user", async () => {
    const { browser, desk } = await openBrowsers();
    await browser.signIn();
    const begin = desk.clock.time.getTime();
    desk.clock.time = new Date(begin + 12 * 3_600_000 - 1);
    expect(await isSignedIn(browser)).toBe(true);
    desk.clock.time = new Date(begin + 12 * 3_600_000);
    expect(await isSignedIn(browser)).toBe(false);
    await browser.signIn();
    desk.users.splice(0, 1);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("ends with signing out, in this browser alone or everywhere, for this user alone", async () => {
    const { browser, desk, other } = await openBrowsers();
    const third = new TestBrowser(desk, "192.0.2.3");
    await browser.signIn();
    await other.signIn();
    await third.signIn(bo);
    const getStates = () => Promise.all([browser, other, third].map(isSignedIn));
    await browser.fill("/desk", "/desk/sign-out");
    expect(await getStates()).toEqual([false, true, true]);
    await browser.signIn();
    await browser.fill("/desk", "/desk/sign-out-everywhere");
    expect(await getStates()).toEqual([false, false, true]);
  });
});
