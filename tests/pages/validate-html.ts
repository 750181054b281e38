import { HtmlValidate } from "html-validate";

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

/** What is not valid in a document, each with its line. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, ruleId, message, selector }) => `${line} ${ruleId}: ${message} (${selector})`,
    ),
  );
}
