import { described, writtenAsText } from "content-model/field-metadata";
import { amount, group, list, listOf, text, texts, wholeNumber } from "content-model/fields";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";

/** Which of the three notes below the screen explains this place. */
export const note = v.optional(wholeNumber([1, 2, 3]));

const links = described(
  "where other screens have the same records; the fragment is the number of a line there",
  v.optional(list(link(), { min: 1, max: 3 })),
);

/** What a line of the screen opens to: where its figures come from. */
export const trace = listOf(2, 5, texts({ name: 24, value: 60 }));
export type FigureTrace = v.InferOutput<typeof trace>;

/** What every product screen has around it. */
export const frame = {
  alt: described("the whole screen in words, for people who cannot see it", text({ max: 900 })),
  title: text({ max: 50 }),
  meta: described("site, unit, cutoff time", list(text({ max: 28 }), { min: 1, max: 3 })),
  links,
  notes: list(text({ max: 150 }), 3),
};
const frameSchema = group(frame);
export type FigureFrameData = v.InferOutput<typeof frameSchema>;

/** What a screen that somebody else holds has around it: at the gate, at the job, at the contractor's. */
export const deviceFrame = {
  alt: described("the whole screen in words, for people who cannot see it", text({ max: 900 })),
  name: described("whose screen it is", text({ max: 40 })),
  links,
};
const deviceFrameSchema = group(deviceFrame);
export type DeviceFrameData = v.InferOutput<typeof deviceFrameSchema>;

export const word = () => text({ max: 24 });
export const words = () => text({ max: 60 });

/** A quantity that a reference takes from the sample plant. */
export const plantAmount = () => writtenAsText(amount());
