import { expect } from "vitest";
import { tryPage } from "../../app/pages/try/schema.ts";
import { calculatorsPage } from "../../app/parts/calculators/schema.ts";
import { getCalculatorPath, paths } from "../../app/routes.ts";
import { readWords } from "../sample/words.ts";
import type { Flow } from "./flow.ts";
import type { Visitor } from "./visitor.ts";

const words = readWords(tryPage);
const { sheet } = readWords(calculatorsPage);

const getField = (name: string) => `[data-sheet] [name=${name}]`;

const expectValue = (visitor: Visitor, css: string, value: string) =>
  visitor.waitFor(
    `${css} is ${value}`,
    (selector, wanted) => document.querySelector<HTMLInputElement>(selector)?.value === wanted,
    css,
    value,
  );

const results = `[data-sheet] section[aria-label="${sheet.results}"]`;
const readResults = (visitor: Visitor) =>
  visitor.evaluate((css) => document.querySelector<HTMLElement>(css)?.textContent ?? "", results);
const expectOtherResults = (visitor: Visitor, before: string) =>
  visitor.waitFor(
    "the results are other ones",
    (css, old) => (document.querySelector<HTMLElement>(css)?.textContent ?? old) !== old,
    results,
    before,
  );

/** Changes a number of a sheet that still sleeps: the change stays, and so do all others. */
async function changeFirst(visitor: Visitor, path: string, name: string, value: string) {
  await visitor.goTo(path);
  const example = await readResults(visitor);
  await visitor.fill(getField(name), value);
  await expectOtherResults(visitor, example);
  await expectValue(visitor, getField(name), value);
  await visitor.waitFor("the address has it", () => location.hash.includes("="));
  const changed = await readResults(visitor);
  await visitor.reload();
  await expectValue(visitor, getField(name), value);
  await expectOtherResults(visitor, example);
  expect(await readResults(visitor), "after a reload").toBe(changed);
}

const sheets: Flow = {
  title: "the first number changed in a sheet counts, is in the address, and goes to the form",
  async run(visitor) {
    await changeFirst(visitor, getCalculatorPath("scaffold-cost"), "built", "120");
    await visitor.choose(getField("mode"), "list");
    await visitor.expectShown("[data-sheet] textarea");
    await changeFirst(visitor, getCalculatorPath("hours-gap"), "people", "77");
    await visitor.click("[data-sheet] a", sheet.actions.take);
    await visitor.expectPath(paths.contact);
    await visitor.waitFor("the message has the number", () =>
      document.querySelector<HTMLTextAreaElement>("[name=message]")?.value.includes(": 77"),
    );
  },
};

const dates: Flow = {
  title: "the countdown counts with the first number changed, with a day and with a country",
  async run(visitor) {
    await changeFirst(visitor, getCalculatorPath("turnaround-countdown"), "people", "2500");
    await visitor.choose(getField("feedOut"), "2027-05-10");
    await visitor.click("[data-sheet] details:has([name=country]) > summary");
    await visitor.choose(getField("country"), "US");
    await visitor.choose(getField("state"), "TX");
    await visitor.expectShown("[data-sheet]", "Memorial Day (May 31)");
    await expectValue(visitor, getField("people"), "2500");
  },
};

const shift: Flow = {
  title: "a shift is settled by four decisions, and back and forward go through its steps",
  async run(visitor) {
    await visitor.goTo(paths.try);
    await visitor.click("main [data-island] li button");
    const headings: string[] = [];
    for (let step = 0; step < 4; step++) {
      await visitor.waitFor(
        `decision ${step + 1}`,
        (wanted) => new URLSearchParams(location.search).get("step") === `${wanted}`,
        step + 1,
      );
      await visitor.waitFor("its question has the focus", () =>
        document.activeElement?.matches("main h2"),
      );
      headings.push(await visitor.evaluate(() => document.activeElement?.textContent ?? ""));
      await visitor.click("main label:has(> input[type=radio]), main label:has(input[type=radio])");
      await visitor.expectShown("main button[type=submit]");
      await visitor.click("main button[type=submit]");
    }
    await visitor.expectShown("main [data-shift-sums]");
    expect(new Set(headings).size, "questions").toBe(4);
    const result = await visitor.evaluate(() => location.search);
    await visitor.goBack();
    await visitor.expectShown("main h2", headings[3]);
    await visitor.click("main label:last-of-type:has(input[type=radio])");
    await visitor.goForward();
    await visitor.waitFor(
      "its address has what is decided by now",
      (before) => location.search.includes("step=5") && location.search !== before,
      result,
    );
    await visitor.expectShown("main [data-shift-sums]");
    await visitor.reload();
    await visitor.expectShown("main [data-shift-sums]");
    await visitor.expectShown("main h2", words.closing.title);
  },
};

export const sheetFlows: readonly Flow[] = [shift, sheets, dates];
