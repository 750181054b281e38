import fc from "fast-check";
import type { ElementType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { choices, questions } from "../../../plant/settle.ts";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { paths, personaIds } from "../../routes.ts";
import SettleShift from "./SettleShift.island.tsx";
import { parseShift } from "./shift-state.ts";

const shown = vi.hoisted(() => ({ state: { step: 0, decisions: {} } }) as { state: object });
vi.mock("./use-shift.ts", () => ({
  useShift: () => ({ state: shown.state, changeShift: () => {}, heading: { current: null } }),
}));

/* Keys that repeat are an error wherever a test draws a list (tests/check-keys.ts). */
test("no list has equal keys, whoever decides what, alike or not, at every step", () => {
  const page = drawPage(new ContentCopy().root, paths.try);
  const island = page?.("[data-island=SettleShift]");
  const props = JSON.parse(island?.attr("data-props") ?? "");
  const Island = SettleShift as ElementType;
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
    { numRuns: 100 },
  );
});
