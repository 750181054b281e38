import { describe, expect, it } from "vitest";
import { anna, bo, isSignedIn, openBrowsers, TestBrowser } from "../../tests/leads/test-desk.ts";

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

  it("has a token that neither the link nor the store has", async () => {
    const { browser, desk } = await openBrowsers();
    const link = await browser.askForLink(anna);
    const { headers } = await browser.followLink(link);
    const token = /desk=([\w-]{43})/.exec(headers.getSetCookie().join())?.[1] ?? "";
    expect(link).not.toContain(token);
    expect(await desk.store.findSession(token, desk.clock.time)).toBeUndefined();
  });

  it("ends after 12 hours", async () => {
    const { browser, desk } = await openBrowsers();
    await browser.signIn();
    const begin = desk.clock.time.getTime();
    desk.clock.time = new Date(begin + 12 * 3_600_000 - 1);
    expect(await isSignedIn(browser)).toBe(true);
    desk.clock.time = new Date(begin + 12 * 3_600_000);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("ends at once for somebody who is no longer a user", async () => {
    const { browser, desk } = await openBrowsers();
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
