import fc from "fast-check";
import type { ElementType } from "react";
import { renderToString } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { type CalculatorId, calculatorIds, getCalculatorPath } from "../../routes.ts";

/* Keys that repeat are an error wherever a test draws a list (tests/check-keys.ts). */

const content = new ContentCopy();

/** What the page gives a sheet. */
function readProps(id: CalculatorId) {
  const sheet = drawPage(content.root, getCalculatorPath(id))?.("[data-sheet]");
  return JSON.parse(sheet?.closest("[data-island]").attr("data-props") ?? "");
}

beforeEach(() => {
  const complain = vi.spyOn(console, "error");
  return () => {
    const complaints = [...complain.mock.calls];
    complain.mockRestore();
    expect(complaints).toEqual([]);
  };
});

const odd = ["0", "1", "0.001", "1e3", "", " ", "-1", "1,200", "120\t180", "200", "999999999", "½"];
const rows = ["S-1\t1\t1\t1\t1", "S-1\t1\t1\t1\t1", "S-1\t?\t1\t1\t1", "\t2\t2\t2\t2", "S-2"];

type Changes = Record<string, string>;

const islands = import.meta.glob<ElementType>("./*/*.island.tsx", {
  eager: true,
  import: "default",
});
const examples: Changes[] = [
  { overbuild: "0", lead: "0" },
  { mode: "list", list: rows.join("\n") },
  { setup: "0.001" },
];

describe.each(calculatorIds)("%s", (id) => {
  const [, Sheet = "div"] =
    Object.entries(islands).find(([path]) => path.includes(`/${id}/`)) ?? [];
  let props: { example: Changes };

  beforeAll(() => {
    props = readProps(id);
  });

  test("no list has equal keys, whatever the fields say", () => {
    const names = fc.constantFrom(...Object.keys(props.example));
    const values = fc.constantFrom(...odd, rows.join("\n"), "list", "us", "deck", "06:00");
    fc.assert(
      fc.property(fc.dictionary(names, values, { minKeys: 1, maxKeys: 4 }), (changes) => {
        const example = { ...props.example, ...changes };
        expect(renderToString(<Sheet {...props} example={example} />)).toBeTruthy();
      }),
      { numRuns: 25, examples: examples.map((changes) => [changes]) },
    );
  });
});
