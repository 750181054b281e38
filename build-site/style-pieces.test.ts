import { expect, test } from "vitest";
import { cutIntoPieces, joinPieces } from "./style-pieces.ts";

const join = (css: string, ...classes: string[]) =>
  joinPieces(cutIntoPieces(css), new Set(classes));

test("a rule is left out if each of its selectors begins with a class that a page has not", () => {
  const css = "@layer a{.b:hover{top:0;& p{top:1px}}p{top:2px}.b p,.c{top:3px}}.b .c,p .b{top:4px}";
  expect(join(css, "c")).toBe("@layer a{p{top:2px}.b p,.c{top:3px}}.b .c,p .b{top:4px}");
  expect(join(css, "b")).toBe(css);
});

test("names are compared as markup has them, those with codes never", () => {
  const css = String.raw`.md\:w-1\/2{top:0}.\32xl{top:1px}.ab\32 c{top:2px}`;
  expect(join(css, "md:w-1/2")).toBe(css);
  expect(join(css)).toBe(String.raw`.\32xl{top:1px}.ab\32 c{top:2px}`);
});
