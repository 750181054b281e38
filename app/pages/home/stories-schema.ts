import * as v from "valibot";
import { described } from "../../content/description.ts";
import { group, list } from "../../content/fields.ts";
import { claim, personaId } from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
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
