import type { Page } from "@playwright/test";
import { modulePageLabels } from "../../app/pages/module/schema.ts";
import { tryPage } from "../../app/pages/try/schema.ts";
import { getShiftFormats } from "../../app/pages/try/shift-formats.ts";
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

async function start(page: Page, role: PersonaId): Promise<void> {
  const label = roles.find(({ id }) => id === role)?.label ?? "";
  await page.getByRole("button", { name: words.start.begin.replace("{role}", label) }).click();
}

/** Decides all four, as the role meets them. */
async function settleAs(page: Page, role: PersonaId, decisions: Required<Decisions>) {
  for (const question of getSeat(role).order) {
    await expect(getHeading(page, getStep(question).question)).toBeVisible();
    const { label, outcome } = getChoice(question, decisions);
    await choose(page.getByRole("radio", { name: label, exact: true }));
    await expect(getStatus(page)).toContainText(outcome);
    await goOn(page).click();
  }
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

test("the keyboard alone settles it: arrows choose, Enter goes on", async ({ page }) => {
  await page.goto(paths.try);
  const first = page.getByRole("main").getByRole("button").first();
  await first.focus();
  await page.keyboard.press("Enter");
  for (const question of getSeat("maintenance").order) {
    const { question: text, choices } = getStep(question);
    await expect(getHeading(page, text)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(getStatus(page)).toContainText(choices[2]?.outcome ?? "");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeFocused();
  await expect(page).toHaveURL(/step=5/);
});

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

test("a module's page leads to the step that the module brings up", async ({ page }) => {
  const { label, steps } = readWords(modulePageLabels).tryIt;
  await page.goto(getModulePath(moduleIds[5]));
  await page.getByRole("link", { name: label }).click();
  const address = new URL(steps[5]?.href ?? "", "https://site.example").searchParams;
  const question = getSeat(address.get("role") as PersonaId).order[Number(address.get("step")) - 1];
  await expect(getHeading(page, getStep(question ?? "line").question)).toBeVisible();
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

test("the result is printed on one page", async ({ page }) => {
  await page.goto(
    `${paths.try}?role=operations&step=5&certificate=renew&hours=rule&scaffold=leave&line=hold`,
  );
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

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
