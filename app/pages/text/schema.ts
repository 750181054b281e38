import { described, withMetadata } from "content-model/field-metadata";
import { count, group, yesOrNo } from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import { contentFiles, openFolder } from "content-model/source";
import * as v from "valibot";
import { datedHead, onlineDates, personaId } from "../../fields/page-fields.ts";
import { bandPageFields, listBands } from "../../parts/bands/schema.ts";
import { textPages } from "../../routes.ts";

export const textPageFiles = contentFiles(
  Object.keys(textPages).map((name) => `pages/${name}.yaml`),
  group(bandPageFields({})),
  "A page of text, from top to bottom: bands of the site’s kit, chosen by name.",
);

export const campaigns = openFolder(
  "campaigns",
  group({
    ...datedHead,
    ...onlineDates,
    cost: described(
      "What it costs in all, as a whole number in your currency. The desk’s report then says what a lead and a sale cost; visitors do not see it, and a draft may have it, too.",
      v.optional(withMetadata({ label: "Cost" }, count())),
    ),
    noindex: described(
      "true keeps the page out of search engines, the sitemap and the site’s own search.",
      v.optional(yesOrNo()),
    ),
    persona: described(
      "Whom the page is written for: what the visitor reads afterward is shown for that persona, and the lead names it.",
      v.optional(personaId),
    ),
    socialPicture: described(
      "The scene in link previews; if missing, that of `hero`.",
      v.optional(pictureName()),
    ),
    bands: listBands({}),
  }),
  "A campaign’s page; its address is the file’s name. Its bands and its form are those of the site’s other pages.",
);
