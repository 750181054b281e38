import { described } from "content-model/field-metadata";
import { group, list } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { claim, personaId } from "../../fields/page-fields.ts";
import { quoteFields } from "../../parts/stories/quote-schema.ts";

/** content/stories.yaml: customers' stories, any number for each persona. */
export const stories = contentFile(
  "stories.yaml",
  list(
    group({
      persona: personaId,
      metric: described("the figure next to the quote, if there is one", v.optional(claim())),
      ...quoteFields,
    }),
  ),
  "Success Stories: any number for each persona. The home page shows those for the reader’s persona, if there are any. There may be none. Never put a quote next to a company that has not said it. Quote, role and company are samples until a customer has agreed to all three in writing.",
);
export type Stories = Content<typeof stories>;
export type Story = Stories[number];
