import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { readBuiltPages } from "./built-site.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes boolean attributes with a value, and void elements with a slash; both are valid.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // React writes charSet and dateTime, and makes ids such as _R_1_; both are valid HTML.
    "attr-case": "off",
    "valid-id": ["error", { relaxed: true }],
    // A table that scrolls sideways is a named region that takes the focus (WCAG 2.1.1).
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // Contents stand twice, folded for narrow pages and open for wide ones; one of them is hidden.
    "unique-landmark": "off",
    // A label around its control names it as well: some voice software wants the pair of ids.
    "no-redundant-for": "off",
    "no-inline-style": "error",
    // Several boxes of one name are a list of choices.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit"] }],
  },
});

describe.each(readBuiltPages())("$path", ({ html, $ }) => {
  test("is valid HTML", async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(
        ({ line, ruleId, message, selector }) => `${line} ${ruleId}: ${message} (${selector})`,
      ),
    );
    expect(messages).toEqual([]);
  });

  test("has no inline style and no inline event handler", () => {
    const faulty = $("*").filter((_, element) =>
      Object.keys("attribs" in element ? element.attribs : {}).some((name) =>
        /^(style|on[a-z]+)$/.test(name),
      ),
    );
    expect(faulty.map((_, element) => $.html(element).slice(0, 120)).get()).toEqual([]);
  });

  test("has one main heading and one main landmark", () => {
    expect([$("h1").length, $("main").length]).toEqual([1, 1]);
  });
});
