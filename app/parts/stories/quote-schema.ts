import { described } from "content-model/field-metadata";
import { fact, getFound, group, list } from "content-model/fields";
import { ownPicture } from "content-model/media-fields";
import type { WithPictures } from "content-model/source";
import * as v from "valibot";
import { moduleId } from "../../fields/page-fields.ts";

/** The page puts the quotation marks. */
const words = v.pipe(
  fact({ max: 220 }),
  v.check(
    ({ value }) => !/^["“„«].*["”“»]$/s.test(value),
    ({ input: { value } }) =>
      `found ${getFound(value)}, expected it without the marks at both ends, which the page puts: ${value.slice(1, -1)}`,
  ),
);

export const quoteFields = {
  quote: words,
  name: described("if the person agreed to be named", v.optional(fact({ max: 60 }))),
  role: fact({ max: 60 }),
  company: fact({ max: 60 }),
  portrait: v.optional(ownPicture(320)),
  modules: list(moduleId, { min: 1, max: 3 }),
};
const quoteSchema = group(quoteFields);
export type Quote = WithPictures<v.InferOutput<typeof quoteSchema>>;
