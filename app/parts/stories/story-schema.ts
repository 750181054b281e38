import * as v from "valibot";
import { fact, group, list } from "../../content/fields.ts";
import { ownPicture } from "../../content/media-fields.ts";
import { claim, moduleId } from "../../content/page-fields.ts";
import type { WithPictures } from "../../content/source.ts";

/** What a customer measured and says, wherever it is shown. */
export const storyFields = {
  metric: claim(),
  quote: fact({ max: 220 }),
  role: fact({ max: 60 }),
  company: fact({ max: 60 }),
  portrait: v.optional(ownPicture(320)),
  modules: list(moduleId, { min: 1, max: 3 }),
};
const storySchema = group(storyFields);
/** A story as a page receives it. */
export type Story = WithPictures<v.InferOutput<typeof storySchema>>;
