import { described } from "content-model/field-metadata";
import { group, pattern, text } from "content-model/fields";
import { contentFile } from "content-model/source";
import { closingCall, link } from "../../fields/page-fields.ts";

export const authorPage = contentFile(
  "pages/author.yaml",
  group({
    label: text({ max: 40 }),
    title: pattern("name"),
    articles: text({ max: 60 }),
    readNewest: described(
      "the first button: it opens the author’s newest article",
      text({ max: 40 }),
    ),
    back: link(),
    closing: closingCall(),
  }),
  "The words around every author. The authors are in authors/.",
);
