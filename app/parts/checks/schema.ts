import { described } from "content-model/field-metadata";
import { group, listOf, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { link } from "../../fields/page-fields.ts";

/** content/checks.yaml: what visitors can verify for themselves. */
export const checks = contentFile(
  "checks.yaml",
  group({
    eyebrow: text({ max: 40 }),
    title: text({ max: 50 }),
    text: text({ max: 200 }),
    items: listOf(1, 4, {
      name: text({ max: 40 }),
      text: text({ max: 140 }),
      extract: described("a line of the linked page", text({ max: 60 })),
      link: link(),
    }),
  }),
  "“Check us before you talk to us”: four things to verify, on How It Works and About Us. Each link leads to the thing itself.",
);
export type Checks = Content<typeof checks>;
