import { described } from "content-model/field-metadata";
import { group, text } from "content-model/fields";
import { contentFile } from "content-model/source";

/** content/pages/campaigns.yaml: what the kit's bands say wherever they are. */
export const bandLabels = contentFile(
  "pages/campaigns.yaml",
  group({
    example: described("says that the gap of a problem is an example", text({ max: 20 })),
    quote: group({ modulesLabel: text({ max: 30 }) }),
  }),
  "What the pages of campaigns/ and other pages made of bands share.",
);
