import fc from "fast-check";
import type { ElementType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { calculatorIds, getCalculatorPath } from "../../routes.ts";

/* Keys that repeat are an error wherever a test draws a list (tests/check-keys.ts). */

const content = new ContentCopy();
const islands = import.meta.glob<ElementType>("./*/*.island.tsx", {
  eager: true,
  import: "default",
});
const odd = ["0", "0.001", "1e3", "", "-1", "1,200", "120\t180", "999999999", "½"];
const rows = "S-1\t1\t1\t1\t1\nS-1\t1\t1\t1\t1\nS-1\t?\t1\t1\t1\n\t2\t2\t2\t2\nS-2";

test.each(calculatorIds)("%s: no list has equal keys, whatever the fields say", (id) => {
  const [, Sheet = "div"] =
    Object.entries(islands).find(([path]) => path.includes(`/${id}/`)) ?? [];
  const sheet = drawPage(content.root, getCalculatorPath(id))?.("[data-sheet]");
  const props = JSON.parse(sheet?.closest("[data-island]").attr("data-props") ?? "");
  const names = fc.constantFrom(...Object.keys(props.example));
  const values = fc.constantFrom(...odd, rows, "list", "us", "deck", "06:00");
  fc.assert(
    fc.property(fc.dictionary(names, values, { minKeys: 1, maxKeys: 4 }), (changes) => {
      const example = { ...props.example, ...changes };
      expect(renderToString(<Sheet {...props} example={example} />)).toBeTruthy();
    }),
    { numRuns: 25, examples: [[{ mode: "list", list: rows }], [{ overbuild: "0", lead: "0" }]] },
  );
});
