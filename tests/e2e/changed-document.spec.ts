import { join } from "node:path";
import type { Locator, Page, Request } from "@playwright/test";
import { nextFrame } from "../../app/platform/dom.ts";
import { readPages } from "../pages/built-site.ts";
import { sampleBuild } from "../sample/words.ts";
import { decideBefore } from "./chrome-parts.ts";
import { marks, offerPasswords, translatePage } from "./document-changers.ts";
import { expect, hold, test } from "./fixtures.ts";

/*
 * Every island is used in a document as it was drawn, and then in one that others have changed before
 * it was live, and change again after that: whatever the visitor does, it answers alike.
 */

interface Changes {
  before: readonly (() => void)[];
  after: readonly (() => void)[];
}

/** Translated by Chrome, with a password manager, which comes again late. */
const changes: Changes = { before: [offerPasswords, translatePage], after: [offerPasswords] };

/** What every page has, and changed-parts.spec.ts tries. */
const everywhere = ["Toasts"];

/** Each island, with the first page that has it. */
const islandPages = new Map(
  readPages(join(sampleBuild, "client"))
    .filter(({ edition }) => edition.prefix === "")
    .flatMap(({ path, $ }) =>
      $("[data-island]")
        .get()
        .map((element) => [$(element).attr("data-island") ?? "", path] as const),
    )
    .filter(([name]) => !everywhere.includes(name))
    .reverse(),
);

const textFields =
  "input:not([type=hidden], [type=radio], [type=checkbox], [type=date], [tabindex='-1'])";
const controls = "button, input:not([type=hidden], [tabindex='-1']), select, textarea";

const day = "2026-05-04";

/** So many of an island's controls are used, from its beginning to its end. */
const most = 4;

test.describe.configure({ mode: "parallel" });
test.use({ expectedProblems: [/drawn anew|404/] });

test.beforeEach(async ({ page }) => {
  await decideBefore(page);
  // A countdown stands still.
  await page.clock.setFixedTime("2026-01-01T00:00:00Z");
  await page.addInitScript(() => {
    window.print = () => {};
    sessionStorage.clear();
  });
});

/** Does with a control what a visitor would, whatever it is. */
async function use(control: Locator): Promise<void> {
  const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
  const isText = await control.evaluate((element) =>
    element.matches("textarea, input:not([type=radio], [type=checkbox])"),
  );
  if (isSelect) await control.selectOption({ index: 1 });
  else if (isText) await control.fill((await control.getAttribute("type")) === "date" ? day : "8");
  else await control.dispatchEvent("click");
}

/** What an island shows and holds: its texts as they were written, its values, and the focus. */
const readState = (page: Page, name: string) =>
  page.evaluate(
    ([name, controls, before, after]) => {
      const island = document.querySelector<HTMLElement>(`[data-island=${name}]`);
      const shown = island?.cloneNode(true) as HTMLElement | undefined;
      for (const element of shown?.querySelectorAll("noscript") ?? []) element.remove();
      const text = shown?.textContent ?? "";
      const fields = [...(island?.querySelectorAll<HTMLInputElement>(controls) ?? [])];
      const focused = fields.find((field) => field === document.activeElement);
      return {
        text: text.replaceAll(before, "").replaceAll(after, "").replace(/\s+/g, ""),
        fields: fields.map(({ name, value, checked }) => [name, value, checked]),
        focused: focused && fields.indexOf(focused),
        selection: [focused?.selectionStart, focused?.selectionEnd],
      };
    },
    [name, controls, ...marks] as const,
  );
type State = Awaited<ReturnType<typeof readState>>;

/** The requests of a page that are on their way. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/** What an island has come to: nothing is on its way, and it stays as it is. */
async function readSettledState(
  page: Page,
  name: string,
  pending: ReadonlySet<Request>,
): Promise<State> {
  let last: State | undefined;
  await expect(async () => {
    await page.evaluate(nextFrame);
    await page.evaluate(nextFrame);
    const before = last;
    last = await readState(page, name);
    expect(last).toEqual(before);
    expect([...pending]).toEqual([]);
  }).toPass({ intervals: [20] });
  return readState(page, name);
}

/**
 * Opens a page whose scripts come only after it was changed and used, and uses one control of the
 * island after the other.
 *
 * @param onStep called after each use
 */
async function visit(
  page: Page,
  [name, path]: [name: string, path: string],
  { before, after }: Changes,
  onStep: (step: string) => Promise<void>,
): Promise<void> {
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#page-record").waitFor({ state: "attached" });
  for (const change of before) await page.evaluate(change);
  const island = page.locator(`[data-island=${name}]`).first();
  const find = (selector: string) => island.locator(selector).filter({ visible: true }).first();
  const button = find("button[type=button]:not([aria-disabled=true])");
  if (await button.isVisible()) await button.click();
  const field = find(textFields);
  if (await field.isVisible()) {
    await field.fill("12");
    await field.press("Shift+ArrowLeft");
  }
  release();
  await page.locator("html[data-live]").waitFor({ state: "attached" });
  await page.unroute("**/assets/*.js");
  await onStep("once it is live");
  for (const change of after) await page.evaluate(change);
  const count = await island.locator(controls).count();
  for (let index = 0; index < count; index += Math.ceil(count / most)) {
    const control = island.locator(controls).nth(index);
    if (!(await control.isVisible())) continue;
    await use(control);
    await onStep(`control ${index}`);
  }
}

/** Several in one window: a test of its own costs as much as a visit. */
const together = 4;
const islands = [...islandPages];

for (let start = 0; start < islands.length; start += together) {
  const group = islands.slice(start, start + together);
  test(`${group.map(([name]) => name).join(", ")} answer alike in a document that others have changed`, async ({
    page,
  }) => {
    const pending = watchRequests(page);
    for (const island of group) {
      await test.step(island.join(" in "), async () => {
        const [name] = island;
        const states = new Map<string, State>();
        await visit(page, island, { before: [], after: [] }, async (step) => {
          states.set(step, await readSettledState(page, name, pending));
        });
        await visit(page, island, changes, async (step) => {
          const read = () => readState(page, name);
          await expect.poll(read, { message: step, intervals: [20, 50] }).toEqual(states.get(step));
        });
      });
    }
  });
}
