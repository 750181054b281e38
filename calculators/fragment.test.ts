import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFragment, parseFragment } from "./fragment.ts";

const example = { requested: "120", perDay: "60", mode: "one", list: "" };
const choices = { mode: ["one", "list"] };
const read = (fragment: string) => parseFragment(fragment, example, choices);

const values = { requested: "80", perDay: "7,5", mode: "list", list: "S 1\t80\nS-2\t92" };
const whole = { values, missing: [], isCut: false };
const made = buildFragment(values);

test("whatever is typed comes back from the address", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (requested, list) => {
      const typed = { ...values, requested, list };
      expect(read(buildFragment(typed))).toEqual({ ...whole, values: typed });
    }),
  );
});

test.each(["#by-hand", ""])("%j is no sheet's", (fragment) => {
  expect(read(fragment)).toBeUndefined();
});

test.each([
  ["HTML's &amp;", made.replaceAll("&", "&amp;")],
  ["being escaped as a whole", `#${encodeURIComponent(made.slice(1))}`],
  ["a bracket and a comma", `${made}),`],
  ["a click's label", `${made}?fbclid=abc`],
  ["another name", `${made}&utm_source=mail`],
])("a link is whole after %s", (_name, fragment) => {
  expect(read(fragment)).toEqual(whole);
});

test("wherever a link is cut, no value of the example is taken for the visitor's, and the cut is said", () => {
  const typed = { requested: "1", perDay: "20", mode: "one", list: "S-1 %\t80" };
  const fragment = buildFragment(typed).replace(/=1$/, "");
  for (let length = 0; length < fragment.length; length++) {
    const kept = read(fragment.slice(0, length));
    if (!kept) continue;
    expect(kept.isCut, fragment.slice(0, length)).toBe(true);
    for (const name of ["requested", "perDay", "mode"] as const) {
      const isTyped = typed[name].startsWith(kept.values[name]);
      expect(isTyped || kept.missing.includes(name), `${name} at ${length}`).toBe(true);
    }
  }
});

test("what a link lacks is named, and so is a choice that there is not", () => {
  expect(read("#mode=telepathy&requested=80&end=1")).toEqual({
    values: { ...example, requested: "80" },
    missing: ["perDay", "mode"],
    isCut: false,
  });
});
