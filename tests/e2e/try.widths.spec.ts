import type { Page } from "@playwright/test";
import { load } from "cheerio";
import { getOutcome } from "../../app/pages/try/choice-words.ts";
import { tryPage } from "../../app/pages/try/schema.ts";
import { getShiftFormats } from "../../app/pages/try/shift-formats.ts";
import { parseShift } from "../../app/pages/try/shift-state.ts";
import { personas } from "../../app/parts/persona/schema.ts";
import { getModulePath, moduleIds, type PersonaId, paths, personaIds } from "../../app/routes.ts";
import { readPlant } from "../../build-site/content/read-plant.ts";
import { type Decisions, type Question, settle, unseen } from "../../plant/settle.ts";
import { readWords, sampleRoot } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { choose, expect, test } from "./fixtures.ts";

const words = readWords(tryPage);
const roles = readWords(personas).personas;
const { plant } = readPlant(sampleRoot);
if (!plant) throw new Error("the sample plant has faults");
const formats = getShiftFormats(plant.site);

const sound = {
  certificate: "renew",
  hours: "rule",
  scaffold: "dismantle",
  line: "correct",
} as const satisfies Decisions;

/** What a part of the page says of a role or a step. */
const getSeat = (role: PersonaId) => {
  const seat = words.roles.find(({ persona }) => persona === role);
  if (!seat) throw new Error(`no role ${role}`);
  return seat;
};
const getStep = (question: Question) => {
  const step = words.steps.find(({ id }) => id === question);
  if (!step) throw new Error(`no step ${question}`);
  return step;
};
const getChoice = (question: Question, decisions: Required<Decisions>) => {
  const choice = getStep(question).choices.find(({ id }) => id === decisions[question]);
  if (!choice) throw new Error(`no choice for ${question}`);
  return choice;
};

const getHeading = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { name, level: 2 });
const getStatus = (page: Page) => page.getByRole("main").getByRole("status");
const goOn = (page: Page) => page.getByRole("main").locator("button[type=submit]");

const getStart = (page: Page, role: PersonaId) => {
  const label = roles.find(({ id }) => id === role)?.label ?? "";
  return page.getByRole("button", { name: words.start.begin.replace("{role}", label) });
};
const start = (page: Page, role: PersonaId) => getStart(page, role).click();

/** Decides all four, as the role meets them. */
async function settleAs(page: Page, role: PersonaId, decisions: Required<Decisions>) {
  const made: Decisions = {};
  for (const question of getSeat(role).order) {
    await expect(getHeading(page, getStep(question).question)).toBeVisible();
    const choice = getChoice(question, decisions);
    await choose(page.getByRole("radio", { name: choice.label, exact: true }));
    Object.assign(made, { [question]: decisions[question] });
    const { outcome, text } = getOutcome(choice, made);
    await expect(getStatus(page)).toContainText(outcome);
    await expect(getStatus(page)).toContainText(text);
    await goOn(page).click();
  }
}

/** The amounts of a column of the last screen, part by part, then their total and what is held. */
async function readParts(page: Page, column: number): Promise<number[]> {
  const cells = page.locator(`[data-parts] tr td:nth-of-type(${column})`);
  const texts = await cells.allTextContents();
  return texts.map((text) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100));
}

test.beforeEach(({ page }) => decideBefore(page));

for (const role of personaIds) {
  test(`${role}: four sound decisions leave nothing avoidable`, async ({ page }) => {
    await page.goto(paths.try);
    await start(page, role);
    await settleAs(page, role, sound);
    await expect(getHeading(page, words.result.clean)).toBeFocused();
    const query = Object.fromEntries(new URL(page.url()).searchParams);
    expect(query).toEqual({ role, step: "5", ...sound });
    for (const [index, decisions] of [sound, unseen].entries()) {
      const [line = 0, others = 0, stopped = 0, scaffold = 0, paid, held] = await readParts(
        page,
        index + 1,
      );
      const { total } = settle(plant, decisions);
      expect([line + others + stopped + scaffold, paid, held]).toEqual([
        total.paid,
        total.paid,
        total.held,
      ]);
    }
    const { last, next } = getSeat(role);
    const screen = page.getByRole("figure", { name: last.title });
    for (const { label } of last.sums) {
      await expect(screen.getByRole("rowheader", { name: label, exact: true })).toBeVisible();
    }
    const { primary, module, tool } = next;
    for (const { label, href } of [primary, module, tool]) {
      const link = page.getByRole("main").getByRole("link", { name: label });
      await expect(link).toHaveAttribute("href", href);
    }
  });
}

test("what nobody would have seen is shown with its price, and can be decided again", async ({
  page,
}) => {
  await page.goto(paths.try);
  await start(page, "maintenance");
  await settleAs(page, "maintenance", unseen);
  const avoidable = formats.money(settle(plant, unseen).total.avoidable);
  await expect(
    getHeading(page, words.result.breached.replace("{avoidable}", avoidable)),
  ).toBeVisible();
  const rail = page.getByRole("navigation", { name: words.labels.steps }).getByRole("button");
  await rail.nth(getSeat("maintenance").order.indexOf("certificate")).click();
  await choose(page.getByRole("radio", { name: getChoice("certificate", sound).label }));
  await rail.last().click();
  await expect(
    getHeading(page, words.result.costly.replace("{avoidable}", avoidable)),
  ).toBeVisible();
});

/** A step by pointer: its choice, then on. By keyboard, Tab leads to the choices, arrows through them. */
const keysOfStep = 5;

for (const role of personaIds) {
  test(`${role}: the keyboard alone settles it, arrows choose, Enter goes on`, async ({ page }) => {
    await page.goto(paths.try);
    await getStart(page, role).focus();
    await page.keyboard.press("Enter");
    for (const question of getSeat(role).order) {
      const { question: text, choices } = getStep(question);
      await expect(getHeading(page, text)).toBeFocused();
      const choice = getChoice(question, sound);
      const arrows = choices.indexOf(choice);
      const keys = ["Tab", "Space", ...Array(arrows).fill("ArrowDown"), "Enter"];
      expect(keys.length).toBeLessThanOrEqual(keysOfStep);
      for (const key of keys) {
        if (key === "Enter") await expect(getStatus(page)).toContainText(choice.outcome);
        await page.keyboard.press(key);
      }
    }
    await expect(getHeading(page, words.result.clean)).toBeFocused();
  });

  test(`${role}: two taps settle a step`, async ({ hasTouch, page }) => {
    test.skip(!hasTouch, "there is nothing to touch");
    await page.goto(paths.try);
    await getStart(page, role).tap();
    for (const question of getSeat(role).order) {
      const choice = getChoice(question, unseen);
      await expect(getHeading(page, getStep(question).question)).toBeVisible();
      await page.getByRole("group").getByText(choice.label, { exact: true }).tap();
      await expect(getStatus(page)).toContainText(choice.text);
      await goOn(page).tap();
    }
    const avoidable = formats.money(settle(plant, unseen).total.avoidable);
    const title = words.result.breached.replace("{avoidable}", avoidable);
    await expect(getHeading(page, title)).toBeFocused();
  });
}

test("back and forward go through the steps with what was decided in them", async ({ page }) => {
  const [first, second] = getSeat("turnaround").order.map(getStep);
  const choice = first?.choices[0];
  await page.goto(paths.try);
  await start(page, "turnaround");
  await choose(page.getByRole("radio", { name: choice?.label ?? "" }));
  await goOn(page).click();
  await expect(getHeading(page, second?.question ?? "")).toBeFocused();
  await page.goBack();
  await expect(getHeading(page, first?.question ?? "")).toBeFocused();
  await expect(getStatus(page)).toContainText(choice?.outcome ?? "");
  await page.goBack();
  await expect(getHeading(page, words.start.legend)).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(getHeading(page, second?.question ?? "")).toBeVisible();
});

test("what is decided anew after going back stays decided on the way forward", async ({ page }) => {
  const order = getSeat("turnaround").order;
  const [first, second, third] = order.map(getStep);
  const name = (index: number) => first?.choices[index]?.label ?? "";
  await page.goto(paths.try);
  await start(page, "turnaround");
  await choose(page.getByRole("radio", { name: name(0), exact: true }));
  await goOn(page).click();
  await choose(page.getByRole("radio").first());
  await goOn(page).click();
  await expect(getHeading(page, third?.question ?? "")).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(getHeading(page, first?.question ?? "")).toBeFocused();
  await choose(page.getByRole("radio", { name: name(1), exact: true }));
  await page.goForward();
  await expect(getHeading(page, second?.question ?? "")).toBeFocused();
  await page.goForward();
  await expect(getHeading(page, third?.question ?? "")).toBeFocused();
  const expected = {
    [order[0] ?? ""]: first?.choices[1]?.id,
    [order[1] ?? ""]: second?.choices[0]?.id,
  };
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toEqual({ role: "turnaround", step: "3", ...expected });
  await page.reload();
  await page
    .getByRole("navigation", { name: words.labels.steps })
    .getByRole("button")
    .first()
    .click();
  await expect(page.getByRole("radio", { name: name(1), exact: true })).toBeChecked();
});

test("an address goes on where it was left, also after another page", async ({ page }) => {
  const step = getStep("scaffold");
  await page.goto(`${paths.try}?role=maintenance&step=3&hours=rule&certificate=renew`);
  await expect(getHeading(page, step.question)).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(getHeading(page, step.question)).toBeVisible();
  const decided = page.getByRole("button", { name: words.labels.decided });
  await expect(decided).toHaveCount(2);
});

test("going back before the next page has come leaves the step as it was", async ({ page }) => {
  const { question } = getStep("scaffold");
  await page.goto(`${paths.try}?role=maintenance&step=3&hours=rule`);
  await expect(getHeading(page, question)).toBeVisible();
  const home = Promise.withResolvers<void>();
  await page.route("/", async (route) => {
    await home.promise;
    await route.continue();
  });
  const shown = await page.locator("main").elementHandle();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  home.resolve();
  await page.waitForFunction((main) => !main?.isConnected, shown);
  await expect(getHeading(page, question)).toBeVisible();
});

test("every link into it opens its step", async ({ isMobile, page, request }) => {
  test.skip(isMobile, "an address is the same at every width");
  const into = `main a[href^="${paths.try}?"]`;
  const hrefs = new Set<string>();
  for (const id of moduleIds) {
    const $ = load(await (await request.get(getModulePath(id))).text());
    const links = $(into).toArray();
    expect(links, `links on the page of ${id}`).not.toHaveLength(0);
    for (const link of links) hrefs.add(String($(link).attr("href")));
  }
  for (const href of hrefs) {
    const { role, step } = parseShift(href.slice(href.indexOf("?")));
    await page.goto(href);
    const question = getSeat(role).order[step - 1] ?? "line";
    await expect(getHeading(page, getStep(question).question)).toBeVisible();
  }
});

test("a module page's link into it opens its step", async ({ page }) => {
  await page.goto(getModulePath("timemanagement"));
  const link = page.locator(`main a[href^="${paths.try}?"]`).first();
  const { role, step } = parseShift(
    new URL((await link.getAttribute("href")) ?? "", page.url()).search,
  );
  await link.click();
  const question = getSeat(role).order[step - 1] ?? "line";
  await expect(getHeading(page, getStep(question).question)).toBeVisible();
});

test("every step leads from the result to a screen, where its line is lit", async ({ page }) => {
  const links = page.locator("main tbody th a[href*='#']");
  for (const [index] of words.steps.entries()) {
    await page.goto(`${paths.try}?role=procurement&step=5`);
    await expect(links).toHaveCount(words.steps.length);
    await links.nth(index).click();
    await expect(page).toHaveURL(/\/modules\/\w+\/?#/);
    const number = new URL(page.url()).hash.slice(1);
    const line = page
      .locator(".light-records :is(tr, p)")
      .filter({ has: page.locator(`[id="${number}"]`) });
    await expect(line).toBeInViewport();
    await expect(line).toHaveCSS("outline-style", "solid");
  }
});

test("what is left open is said, and one press leads to it", async ({ page }) => {
  await page.goto(`${paths.try}?role=operations&step=5&certificate=renew&hours=rule&line=hold`);
  await expect(getHeading(page, words.result.unfinished.replace("{open}", "1"))).toBeVisible();
  await page.getByRole("button", { name: words.result.decide }).click();
  await expect(getHeading(page, getStep("scaffold").question)).toBeFocused();
});

test("the closing call comes after the result, and not between the steps", async ({ page }) => {
  await page.goto(`${paths.try}?role=operations&step=5`);
  const closing = getHeading(page, words.closing.title);
  await expect(closing).toBeVisible();
  await page.getByRole("button", { name: words.result.decide }).first().click();
  await expect(closing).toBeHidden();
});

test("nothing is stored", async ({ page, context }) => {
  await page.goto(`${paths.try}?role=operations&step=1`);
  await choose(page.getByRole("radio").first());
  expect(
    await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).toEqual(["consent.v1"]);
  expect(await context.cookies()).toEqual([]);
});

const printed = [
  ["the shift nobody looked at", unseen],
  [
    "hours and line at odds",
    { certificate: "reassign", hours: "gate", scaffold: "keep", line: "correct" },
  ],
  ["what is still open", {}],
] as const;

for (const [name, decisions] of printed) {
  test(`the result is printed on one page, in A4 and in Letter: ${name}`, async ({
    isMobile,
    page,
  }) => {
    test.skip(isMobile, "paper has one width");
    for (const role of personaIds) {
      const query = new URLSearchParams({ role, step: "5", ...decisions });
      await page.goto(`${paths.try}?${query}`);
      await expect(page.getByRole("figure", { name: getSeat(role).last.title })).toBeVisible();
      for (const format of ["A4", "Letter"]) {
        const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString("latin1");
        expect.soft(pdf.match(/\/Type\s*\/Page\b/g), `${role}, ${format}`).toHaveLength(1);
      }
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole shift reads as four steps, each choice with what comes of it", async ({
    page,
  }) => {
    await page.goto(paths.try);
    for (const { question, choices } of words.steps) {
      const step = page.getByRole("listitem").filter({
        has: page.getByRole("heading", { name: question }),
      });
      await expect(step.locator("[inert]").first()).toBeVisible();
      for (const { label, outcome, text } of choices) {
        for (const part of [label, outcome, text]) {
          await expect(step.getByText(part).first()).toBeVisible();
        }
      }
    }
    await expect(getHeading(page, words.closing.title)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});
