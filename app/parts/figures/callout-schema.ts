import * as v from "valibot";
import { group, pixels, text, yesOrNo } from "../../content/fields.ts";

/**
 * A label on a rendered scene. `anchor` names the place in the scene that it points at; `dx` and `dy`
 * are the pixels from there to the near end of the label: negative is left, up. `narrow` is where
 * the label's top left corner is on phones; without it the label is left out there.
 */
export const callout = group({
  anchor: text({ max: 40 }),
  tag: text({ max: 24 }),
  text: text({ max: 40 }),
  /** drawn in signal orange: the one thing that matters now */
  hot: v.optional(yesOrNo()),
  dx: pixels(),
  dy: pixels(),
  narrow: v.optional(group({ left: pixels(), top: pixels() })),
});
export type Callout = v.InferOutput<typeof callout>;
