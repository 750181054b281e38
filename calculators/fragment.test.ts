import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFragment, parseFragment } from "./fragment.ts";

const example = { requested: "120", perDay: "60", mode: "one", list: "" };
const choices = { mode: ["one", "list"] };
const read = (fragment: string) => parseFragment(fragment, example, choices);

const values = { requested: "80", perDay: "7,5", mode: "list", list: "S 1\t80\nS-2\t92" };
const whole = { values, missing: [], isChanged: false };
const made = buildFragment(values);

test("whatever is typed comes back from the address", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (requested, list) => {
      const typed = { ...values, requested, list };
      expect(read(buildFragment(typed))).toEqual({ ...whole, values: typed });
    }),
  );
});

test("a fragment that is no sheet's is none", () => {
  expect(read("#by-hand")).toBeUndefined();
  expect(read("")).toBeUndefined();
});

test("an address from before there was a check opens, and other names are ignored", () => {
  const old = `#${new URLSearchParams(values)}&other=1`;
  expect(read(old)).toEqual(whole);
});

const last = buildFragment({ mode: "one", list: "", requested: "80", perDay: "7,5" });
test.each([
  ["HTML's &amp;", made.replaceAll("&", "&amp;"), values],
  ["being escaped as a whole", `#${encodeURIComponent(made.slice(1))}`, values],
  ["a bracket and a comma", `${last}),`, { ...values, mode: "one", list: "" }],
  ["a click's label", `${last}?fbclid=abc`, { ...values, mode: "one", list: "" }],
])("a link is whole after %s", (_name, fragment, expected) => {
  expect(read(fragment)).toEqual({ ...whole, values: expected });
});

test("wherever a link is cut, no value of the example is taken for the visitor's, and the cut is said", () => {
  const typed = { requested: "1", perDay: "20", mode: "one", list: "S-1 %\t80" };
  const fragment = buildFragment(typed);
  for (let length = 0; length < fragment.length; length++) {
    const kept = read(fragment.slice(0, length));
    if (!kept) continue;
    expect(kept.isChanged, fragment.slice(0, length)).toBe(true);
    for (const name of ["requested", "perDay", "mode"] as const) {
      const isTyped = typed[name].startsWith(kept.values[name]);
      expect(isTyped || kept.missing.includes(name), `${name} at ${length}`).toBe(true);
    }
  }
});

test("what an old link lacks is named, and so is a choice that there is not", () => {
  expect(read("#mode=telepathy&requested=80")).toEqual({
    values: { ...example, requested: "80" },
    missing: ["perDay", "mode"],
    isChanged: false,
  });
});

test("of a link that nobody can read any more, everything is named", () => {
  expect(read(made.replaceAll("%", "-25").replaceAll("=", "-3D"))).toEqual({
    values: example,
    missing: ["requested", "perDay", "mode"],
    isChanged: true,
  });
});

test("a number changed by hand is said", () => {
  expect(read(made.replace("80", "81"))?.isChanged).toBe(true);
});
