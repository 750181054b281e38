import { expect, test } from "./fixtures.ts";

/*
 * What the browser refuses because of the policy it writes to its console, and every test fails on
 * that (`noProblems` in fixtures.ts): what other tests do on a page proves that it keeps to the
 * policy. Every page is used in sweep.spec.ts.
 */

test.describe("a style attribute", () => {
  test.use({ expectedProblems: [/inline style/] });

  test("is refused, and the browser says so", async ({ page }) => {
    await page.goto("/about");
    const said = page.waitForEvent("console", (message) => /style-src/.test(message.text()));
    await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<b style='top:0'>"));
    expect((await said).type()).toBe("error");
  });
});
