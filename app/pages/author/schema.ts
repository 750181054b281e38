import { group, pattern, text } from "../../content/fields.ts";
import { closingCall, link } from "../../content/page-fields.ts";
import { contentFile } from "../../content/source.ts";

/** content/pages/author.yaml: the words around every author. */
export const authorPage = contentFile(
  "pages/author.yaml",
  group({
    label: text({ max: 40 }),
    title: pattern("name"),
    articles: text({ max: 60 }),
    back: link(),
    closing: closingCall(),
  }),
  "The words around every author. The authors are in authors/.",
);
