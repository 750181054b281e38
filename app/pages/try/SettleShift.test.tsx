import { load } from "cheerio";
import fc from "fast-check";
import type { ElementType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { choices, questions, settlePlant, unseen } from "../../../plant/settle.ts";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { paths, personaIds } from "../../routes.ts";
import { openShift, parseShift } from "./shift.ts";

const shown = vi.hoisted(
  () => ({ state: { role: "operations", step: 0, decisions: {} } }) as { state: object },
);
vi.mock("./use-shift.ts", () => ({
  useShift: () => ({ state: shown.state, changeShift: () => {}, heading: { current: null } }),
}));

// Another test may have loaded the island before, with the state that it keeps itself.
vi.resetModules();
const Island = (await import("./SettleShift.island.tsx")).default as ElementType;

const { root } = new ContentCopy();
const readProps = () => {
  const island = drawPage(root, paths.try)?.("[data-island=SettleShift]");
  return JSON.parse(island?.attr("data-props") ?? "");
};

test("the parts of the result add up to what is paid, beside those of the costliest way", () => {
  const props = readProps();
  const { money } = openShift(props.plant, {}).print;
  const sound = {
    certificate: "replace",
    hours: "rule",
    scaffold: "dismantle",
    line: "correct",
  } as const;
  shown.state = parseShift(`?${new URLSearchParams({ role: "procurement", step: "5", ...sound })}`);
  const $ = load(renderToString(<Island {...props} />));
  for (const [column, decisions] of [sound, unseen].entries()) {
    const texts = $("[data-shift-sums] tr")
      .toArray()
      .map((row) => $(row).find("td").eq(column).text());
    const { paid, held } = settlePlant(props.plant, decisions).total;
    expect(texts.slice(-2)).toEqual([money(paid), money(held)]);
    const cents = texts
      .slice(0, -2)
      .map((text) => Math.round(Number(text.replace(/[^\d.]/g, "")) * 100));
    expect(cents.reduce((sum, each) => sum + each)).toBe(paid);
  }
});

/* Keys that repeat are an error wherever a test draws a list (tests/check-keys.ts). */
test("no list has equal keys, whoever decides what, alike or not, at every step", () => {
  const props = readProps();
  const question = fc.constantFrom(...questions);
  const choice = fc.constantFrom(...questions.flatMap((each): readonly string[] => choices[each]));
  const states = fc.record({
    role: fc.constantFrom(...personaIds),
    step: fc.constantFrom("0", "1", "2", "3", "4", "5"),
    decisions: fc.dictionary(question, choice),
  });
  fc.assert(
    fc.property(states, ({ role, step, decisions }) => {
      shown.state = parseShift(`?${new URLSearchParams({ role, step, ...decisions })}`);
      expect(renderToString(<Island {...props} />)).toBeTruthy();
    }),
    { numRuns: 50 },
  );
});
