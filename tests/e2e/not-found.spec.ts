import type { Page } from "@playwright/test";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { notFoundPage as notFoundPageSource } from "../../app/pages/not-found/schema.ts";
import { readWords } from "../sample/words.ts";
import { expect, test } from "./fixtures.ts";

const content = readWords(notFoundPageSource);
const unknown = "/no/such/page?utm_source=letter&n=1#part";
const getSentence = (seconds: number) => content.countdown.replace("{seconds}", String(seconds));

/** Opens an unknown address with a clock that only the test moves, and waits for the countdown. */
async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: "2026-01-01T00:00:00Z" });
  await page.clock.pauseAt("2026-01-01T00:00:01Z");
  await page.goto(address);
  await expect(async () => {
    await page.clock.runFor(10); // for what the page does on a timer before it is ready
    expect(await page.getByRole("button", { name: content.stay }).count()).toBe(1);
  }).toPass();
}

test.use({ expectedProblems: [/404/] });

test("says what happened, counts down without speaking every second, and stays when the visitor says so", async ({
  page,
}) => {
  await openWithStoppedClock(page, unknown);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.headline);
  await expect(page).toHaveTitle(new RegExp(content.title));
  await expect(page.getByText(content.text)).toBeVisible();
  const spoken = page.getByRole("main").getByRole("status");
  await expect(spoken).toHaveText(getSentence(20));
  await page.clock.runFor(3_000);
  await expect(page.getByText(getSentence(17))).toBeVisible();
  await expect(spoken).toHaveText(getSentence(20));
  await page.clock.runFor(7_000);
  await expect(spoken).toHaveText(getSentence(10));
  await page.getByRole("button", { name: content.stay }).click();
  await page.clock.runFor(60_000);
  await expect(page.getByText(content.stayed).first()).toBeVisible();
  await expect(page).toHaveURL(unknown);
  await page.getByRole("link", { name: content.home.label }).click();
  await expect(page).toHaveURL("/");
});

test("leads home with query and fragment, and nowhere else, from an address that looks like another site's", async ({
  page,
  site,
}) => {
  await openWithStoppedClock(page, `${site.origin}//evil.example/%5cevil?to=//evil.example#//evil`);
  await page.clock.runFor(20_500);
  await expect(page).toHaveURL(`${site.origin}/?to=//evil.example#//evil`);
});

test("an old address on a host that knows no redirects leads to its page, and an escaped one to what was meant", async ({
  page,
}) => {
  for (const { from, to } of [
    { from: "/timetrack", to: "/modules/timemanagement" },
    ...readWords(redirects),
  ]) {
    await page.route(`**${from}/*`, async (route) => {
      const url = new URL("/no-such-page", route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`${from}/?utm_source=letter#roles`);
    const [path, fragment = "roles"] = to.split("#");
    await expect(page).toHaveURL(`${path}?utm_source=letter#${fragment}`);
  }

  // Where its fragment or query was escaped.
  for (const [escaped, meant] of [
    ["/tools/scaffold-cost%23requested=50&built=60", "/tools/scaffold-cost#requested=50&built=60"],
    ["/modules%253Fpersona%253Doperations", "/modules?persona=operations"],
  ] as const) {
    await page.goto(escaped);
    await expect(page).toHaveURL(meant);
  }
});
