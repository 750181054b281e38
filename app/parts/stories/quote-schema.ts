import * as v from "valibot";
import { described } from "../../content/description.ts";
import { fact, group, list } from "../../content/fields.ts";
import { ownPicture } from "../../content/media-fields.ts";
import { moduleId } from "../../content/page-fields.ts";
import type { WithPictures } from "../../content/source.ts";

/** What a customer says, wherever it is shown. */
export const quoteFields = {
  quote: fact({ max: 220 }),
  name: described("if the person agreed to be named", v.optional(fact({ max: 60 }))),
  role: fact({ max: 60 }),
  company: fact({ max: 60 }),
  portrait: v.optional(ownPicture(320)),
  modules: list(moduleId, { min: 1, max: 3 }),
};
const quoteSchema = group(quoteFields);
/** A quote as a page receives it. */
export type Quote = WithPictures<v.InferOutput<typeof quoteSchema>>;
