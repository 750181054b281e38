import { describe, expect, test } from "vitest";
import { readBuiltPages } from "./built-site.ts";
import { findInvalidHtml } from "./validate-html.ts";

describe.each(readBuiltPages())("$path", ({ html, $ }) => {
  test("is valid HTML with one main heading and one main landmark", async () => {
    expect(await findInvalidHtml(html)).toEqual([]);
    expect([$("h1").length, $("main").length]).toEqual([1, 1]);
  });

  // A legend cannot float in such a fieldset, and WebKit puts it on the fieldset's border.
  test("has no legend in sight in a fieldset that is a flex or grid box", () => {
    const boxes = $("fieldset").filter((_, element) =>
      /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/.test($(element).attr("class") ?? ""),
    );
    expect(boxes.find("> legend:not(.sr-only)").length).toBe(0);
  });
});
