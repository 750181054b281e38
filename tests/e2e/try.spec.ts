import type { Page } from "@playwright/test";
import { tryPage } from "../../app/pages/try/schema.ts";
import { parseShift } from "../../app/pages/try/shift.ts";
import { getModulePath, type PersonaId, paths, personaIds } from "../../app/routes.ts";
import { findRecord } from "../../plant/find.ts";
import type { Decisions, Question } from "../../plant/settle.ts";
import { readWords } from "../sample/words.ts";
import { personas, readStored } from "./chrome-parts.ts";
import { choose, countSheets, expect, followLink, test, withoutScripts } from "./fixtures.ts";

const words = readWords(tryPage);

const sound = {
  certificate: "replace",
  hours: "rule",
  scaffold: "dismantle",
  line: "correct",
} as const satisfies Decisions;

/** What a part of the page says of a role or a step. */
const getSeat = (role: PersonaId) => findRecord(words.roles, "persona", role);
const getStep = (question: Question) => findRecord(words.steps, "id", question);

const getHeading = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { name, level: 2 });
const getStatus = (page: Page) => page.getByRole("main").getByRole("status");
const getRail = (page: Page) =>
  page.getByRole("navigation", { name: words.labels.steps }).getByRole("button");
const readQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const getStart = (page: Page, role: PersonaId) => {
  const label = personas.find(({ id }) => id === role)?.label ?? "";
  return page.getByRole("button", { name: words.start.begin.replace("{role}", label) });
};
const openStep = (page: Page, role: PersonaId, step: number, decisions: Decisions) =>
  page.goto(`${paths.try}?${new URLSearchParams({ role, step: `${step}`, ...decisions })}`);

test("the keyboard alone settles it, arrows choose, Enter goes on; the address alone stores it", async ({
  page,
}) => {
  await page.goto(paths.try);
  await getStart(page, "procurement").press("Enter");
  for (const question of getSeat("procurement").order) {
    const { question: text, choices } = getStep(question);
    await expect(getHeading(page, text)).toBeFocused();
    const choice = findRecord(choices, "id", sound[question]);
    for (const key of ["Tab", "Space", ...Array(choices.indexOf(choice)).fill("ArrowDown")]) {
      await page.keyboard.press(key);
    }
    await expect(getStatus(page)).toContainText(choice.outcome);
    await page.keyboard.press("Enter");
  }
  await expect(getHeading(page, words.result.clean)).toBeFocused();
  expect(readQuery(page)).toEqual({ role: "procurement", step: "5", ...sound });
  expect(await readStored(page)).toEqual(["consent.v1"]);
});

test("each role's result has its screen and sums, and is printed on one page", async ({ page }) => {
  for (const role of personaIds) {
    // Whatever is decided takes the same room, and more than what is left open.
    await openStep(page, role, 5, sound);
    await expect(getHeading(page, words.result.clean)).toBeVisible();
    const { last } = getSeat(role);
    const screen = page.getByRole("figure", { name: last.title });
    for (const { label } of last.sums) {
      await expect(screen.getByRole("rowheader", { name: label, exact: true })).toBeVisible();
    }
    expect.soft(await countSheets(page, "Letter"), `${role}, on paper`).toBe(1);
  }
  // A little narrower and much higher: what fits Letter fits it unless a table's columns don't.
  expect.soft(await countSheets(page, "A4"), "on A4").toBe(1);
});

// That every module's page and every step has such a link is in tests/pages/try.test.ts.
test("a module's page leads to its step, and the result to what is left open", async ({ page }) => {
  await page.goto(getModulePath("timemanagement"));
  await page.locator(`main a[href^="${paths.try}?"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${paths.try}/?\\?`));
  const { role, step } = parseShift(new URL(page.url()).search);
  const { order } = getSeat(role);
  const expectStep = (index: number) =>
    expect(getHeading(page, getStep(order[index] ?? "line").question)).toBeVisible();
  await expectStep(step - 1);

  await test.step("coming back finds the step as it was left", async () => {
    await choose(page.getByRole("main").getByRole("radio").first());
    await followLink(page, page.getByRole("banner").getByRole("link").first());
    await page.goBack();
    await expectStep(step - 1);
    await expect(page.getByRole("button", { name: words.labels.decided })).toHaveCount(1);
  });

  await getRail(page).last().click();
  await expect(getHeading(page, words.result.unfinished.replace("{open}", "3"))).toBeVisible();
  // What is still to be found is not given away.
  await expect(page.getByText(words.result.columns.unseen, { exact: true })).toBeHidden();
  // The closing call is no part of the steps.
  const closing = getHeading(page, words.closing.title);
  await expect(closing).toBeVisible();
  await page.getByRole("button", { name: words.result.decide }).first().click();
  await expectStep(step === 1 ? 1 : 0);
  await expect(closing).toBeHidden();
});

withoutScripts(
  "without scripts, the whole shift unfolds as four steps, each choice with what comes of it",
  async ({ page }) => {
    await page.goto(paths.try);
    await page.getByText(words.story, { exact: true }).click();
    const steps = page.locator("#story");
    for (const { text } of words.steps.flatMap(({ choices }) => choices)) {
      await expect(steps.getByText(text)).toBeVisible();
    }
    await expect(steps.locator("[inert]")).toHaveCount(3);
    await expect(getHeading(page, words.closing.title)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  },
);
