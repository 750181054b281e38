import { group } from "content-model/fields";
import { contentFiles } from "content-model/source";
import { bandPageFields } from "../../parts/bands/band-page-fields.ts";
import { textPages } from "../../routes.ts";

/** content/pages/NAME.yaml of each page that is made of the kit's bands alone. */
export const textPageFiles = contentFiles(
  Object.keys(textPages).map((name) => `pages/${name}.yaml`),
  group(bandPageFields({})),
  "A page of text, from top to bottom: bands of the site’s kit, chosen by name.",
);
