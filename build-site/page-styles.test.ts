import { expect, test } from "vitest";
import { pickRules, splitSheet } from "./page-styles.ts";

const names = new Set(["html", "p", "a", "lead", "md:w-1/2", "main", "data-open"]);
const vocabulary = { names, hasFields: false };

const pick = (css: string) => pickRules(css, vocabulary);

test("rules for what the page has are kept, others are not", () => {
  const kept = "p{color:red}#main .lead{top:0}[data-open] [aria-busy]{top:1px}";
  expect(pick(`${kept}table{color:red}#other{top:0}[data-shut] p{top:0}`)).toBe(kept);
});

test("rules keep their layers, and layers their order, though nothing is left in one", () => {
  const css = "@layer a,b,c;@layer c{p{top:0}}@layer b{.gone{top:0}}@layer a{p{top:1px}}";
  const layers = [...pick(css).matchAll(/@layer ([^{;]+)/g)].flatMap(([, names]) =>
    names?.split(","),
  );
  expect([...new Set(layers)]).toEqual(["a", "b", "c"]);
  expect(pick(css)).toContain("@layer c{p{top:0}}");
});

test("custom properties are kept if a rule of the page uses them", () => {
  expect(pick(":root{--b:1px;--c:2px}p{top:var(--b)}table{top:var(--c)}")).toBe(
    ":root{--b:1px}p{top:var(--b)}",
  );
});

test("what is for print and for browsers without scripts alone comes late, what is for old browsers not at all, and layers keep their order", () => {
  const first =
    "@media (width>=48rem),print{p{top:1px}}@media not print{p{top:2px}}@layer base{a:hover{top:3px}}";
  const print = "@media print{p{top:0}}";
  const noScripts = "@layer utilities{@media (scripting:none){p{top:0}}}";
  const old = "@layer properties{@supports (top:0){*{--a:0}}}";
  const sheet = splitSheet(old + first + print + noScripts);
  expect(sheet.first).toContain(first);
  expect(sheet.first).toMatch(/^@layer base,utilities;/);
  for (const part of [print, noScripts]) {
    expect(sheet.first).not.toContain(part);
    expect(sheet.late).toContain(part);
  }
  expect(sheet.first + sheet.late).not.toContain("--a");
});

// Safari before 26.2 draws no line at all for `text-decoration: underline 1px`.
test("nothing is put together that an older browser does not know", () => {
  const css =
    "a{text-decoration-line:underline;text-decoration-thickness:1px;animation:linear both b;animation-timeline:--c}@keyframes b{to{top:0}}";
  const style = pick(css);
  expect(style).not.toMatch(/text-decoration:[^;}]*px/);
  expect(style).toMatch(/animation:[^;}-]*;/);
});
