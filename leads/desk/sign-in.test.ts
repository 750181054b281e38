import { beforeEach, describe, expect, it } from "vitest";
import {
  anna,
  bo,
  browser,
  desk,
  isSignedIn,
  openDesk,
  other,
  TestBrowser,
} from "../../tests/leads/test-desk.ts";
import { now } from "../../tests/leads/test-lead.ts";
import { waitFor } from "../../tests/processes.ts";

beforeEach(() => openDesk());

describe("signing in", () => {
  it("takes a mailed link and a click: a mail scanner that opens the link does not use it up", async () => {
    const link = await browser.askForLink(" Anna@Example.com ");
    expect(desk.mails).toMatchObject([{ to: [anna], from: "web@example.com" }]);
    await other.get(link);
    expect((await browser.followLink(link)).location).toBe("/desk");
    expect([await isSignedIn(other), await isSignedIn(browser)]).toEqual([false, true]);
  });

  it("leads to the lead that somebody wanted to see", async () => {
    const { location } = await browser.get("/desk/leads/7K3QZ-M2X9A");
    expect(location).toBe("/desk/sign-in?next=%2Fdesk%2Fleads%2F7K3QZ-M2X9A");
    const { body } = await browser.get(location ?? "");
    expect(body).toContain('name="next" value="/desk/leads/7K3QZ-M2X9A"');
  });

  it("leads nowhere else", async () => {
    for (const next of ["//evil.example", "/desk/leads/../../x", "javascript:alert(1)"]) {
      const { body } = await browser.get(`/desk/sign-in?next=${encodeURIComponent(next)}`);
      expect.soft(body, next).toContain('name="next" value="/desk"');
      const link = await browser.askForLink(anna);
      const { location } = await browser.fill(link, "/desk/sign-in/link", { next });
      expect.soft(location, next).toBe("/desk");
      await browser.fill("/desk", "/desk/sign-out");
    }
  });

  it("refuses a link that was used, was never mailed, is older than signing out everywhere or than 15 minutes, or is of no user any more", async () => {
    const expectRefused = async (link: string) => {
      const { body, location, status } = await browser.followLink(link);
      expect.soft([link, status, location]).toEqual([link, 403, null]);
      expect.soft(body).toContain("This link no longer works");
      expect.soft(body).not.toContain("What is not saved");
      expect.soft([link, await isSignedIn(browser)]).toEqual([link, false]);
    };
    const [used, older] = [await browser.askForLink(anna), await browser.askForLink(anna)];
    await other.followLink(used);
    await other.fill("/desk", "/desk/sign-out-everywhere");
    for (const link of [used, older, "/desk/sign-in/link?token=", `${used}A`])
      await expectRefused(link);
    const link = await browser.askForLink(anna);
    desk.clock.time = new Date(now.getTime() + 15 * 60_000);
    await expectRefused(link);
    const last = await browser.askForLink(anna);
    desk.users.splice(0, 1);
    await expectRefused(last);
  });

  it("answers alike whether an address is known or not", async () => {
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
    await openDesk({
      sendMail: () => Promise.reject(Object.assign(new Error(anna), { code: "ECONNECTION" })),
    });
    await browser.fill("/desk/sign-in", "/desk/sign-in", { email: anna });
    const line = await waitFor(() => desk.logged[0]);
    expect(line).toBe('["sign-in link not mailed",{"error":"ECONNECTION"}]');
  });

  it("limits the links to one address within an hour, but never closes it to its owner", async () => {
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
    await openDesk({ origin });
    const { headers } = await browser.followLink(await browser.askForLink(anna));
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(cookie));
  });

  it("ends after 12 hours, and at once for somebody who is no longer a user", async () => {
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
