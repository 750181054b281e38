import { described } from "content-model/field-metadata";
import { group, pixels, text, texts, yesOrNo } from "content-model/fields";
import * as v from "valibot";

/**
 * A label on a rendered scene. `anchor` names the place in the scene that it points at; `dx` and `dy`
 * are the pixels from there to the near end of the label: negative is left, up. `narrow` is where
 * the label's top left corner is on phones; without it the label is left out there.
 */
export const callout = group({
  anchor: described("a place that the picture defines", text({ max: 40 })),
  ...texts({ tag: 24, text: 40 }),
  hot: described("drawn in signal orange: the one thing that matters now", v.optional(yesOrNo())),
  dx: described("pixels from the place to the label; negative is left", pixels()),
  dy: described("pixels from the place to the label; negative is up", pixels()),
  narrow: described(
    "where its corner is on phones; a label without it is left out there",
    v.optional(group({ left: pixels(), top: pixels() })),
  ),
});
export type Callout = v.InferOutput<typeof callout>;
