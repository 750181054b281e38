/** What Chromium draws as meant, and another engine does not. */
import { type Selector, transform } from "lightningcss";
import { describe, expect, test } from "vitest";
import { readBuiltPages } from "./built-site.ts";

/** What does not hold in WebKit what is absolute in it, positioned or not (https://webkit.org/b/240961). */
const rows = "tr, thead, tbody, tfoot";

/** Sets its letters closer than they are. */
const tight = /(?:^|:)(?:tracking-tight|text-(?:h[1-4]|figure))$/;

/** Is as wide as what it has. */
const fitting = /(?:^|:)(?:inline-flex|inline-grid|w-fit)$/;

const pages = readBuiltPages();

/** Classes that position an element, at some width at least. */
const positioned = new Set<string>();
/** Those of them that take it out of the flow. */
const absolute = new Set<string>();
/** Classes whose `::before` or `::after` is absolute, such as that of a link that covers its card. */
const covers = new Set<string>();

for (const css of new Set(pages.map(({ $ }) => $("#page-style").text()))) readPositions(css);

function readPositions(css: string): void {
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors, declarations } }) {
          for (const declaration of declarations?.declarations ?? []) {
            if (declaration.property !== "position") continue;
            for (const selector of selectors) addPosition(selector, declaration.value.type);
          }
        },
      },
    },
  });
}

function addPosition(selector: Selector, position: string): void {
  const name = selector.findLast((part) => part.type === "class")?.name;
  if (!name || position === "static") return;
  const isAbsolute = position === "absolute";
  if (selector.at(-1)?.type === "pseudo-element") {
    if (isAbsolute) covers.add(name);
    return;
  }
  positioned.add(name);
  if (isAbsolute) absolute.add(name);
}

test("the styles have links that cover their cards", () => {
  expect(covers).toContain("card-cover");
});

describe.each(pages)("$path", ({ $ }) => {
  const has = (element: ReturnType<typeof $>, names: ReadonlySet<string>) =>
    (element.attr("class") ?? "").split(/\s+/).some((name) => names.has(name));

  const hasLike = (element: ReturnType<typeof $>, pattern: RegExp) =>
    (element.attr("class") ?? "").split(/\s+/).some((name) => pattern.test(name));

  test("has nothing that a row of a table would have to hold in place", () => {
    const faulty = $(rows)
      .find("[class]")
      .filter((_, element) => {
        const inside = $(element);
        const isCover = has(inside, covers) && !has(inside, positioned);
        if (!isCover && !has(inside, absolute)) return false;
        const holder = inside
          .parents()
          .filter((_, parent) => has($(parent), positioned) || $(parent).is(rows))
          .first();
        return holder.is(rows) && (isCover || has(holder, positioned));
      });
    expect(faulty.map((_, element) => $.html(element).slice(0, 160)).get()).toEqual([]);
  });

  // A legend cannot float in such a fieldset, and WebKit puts it on the fieldset's border.
  test("has no legend in sight in a fieldset that is a flex or grid box", () => {
    const faulty = $("fieldset").filter(
      (_, element) =>
        hasLike($(element), /(?:^|:)(?:inline-)?(?:flex|grid)$/) &&
        !$(element).find("> legend").is(".sr-only"),
    );
    expect(faulty.map((_, element) => $.html(element).slice(0, 160)).get()).toEqual([]);
  });

  // Firefox takes text between other parts of such a box for a little wider than it made the box.
  test("breaks no tightly set word in a box that is as wide as its words", () => {
    const faulty = $("[class]").filter((_, element) => {
      const box = $(element);
      const isTight = [element, ...box.parents()].some((one) => hasLike($(one), tight));
      if (!isTight || !hasLike(box, fitting) || box.is(".whitespace-nowrap")) return false;
      const parts = box.contents().get();
      const hasText = parts.some((part) => part.type === "text" && part.data.trim());
      return hasText && parts.some((part) => part.type === "tag");
    });
    expect(faulty.map((_, element) => $.html(element).slice(0, 160)).get()).toEqual([]);
  });
});
