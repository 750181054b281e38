import { described } from "content-model/field-metadata";
import { group, text, texts } from "content-model/fields";
import { figure } from "content-model/formatted-text";
import * as v from "valibot";
import { link, metric } from "../../fields/page-fields.ts";

/** The head of a section whose content needs no introduction. */
export const shortHead = texts({ eyebrow: 40, title: 70 });

export const sourcedFigure = () =>
  group({
    value: figure({ max: 20 }),
    text: text({ max: 180 }),
    source: described("who published it, and when, with the address", link()),
  });
export type SourcedFigureWords = v.InferOutput<ReturnType<typeof sourcedFigure>>;

export const problemFields = {
  ...texts({ title: 40, text: 320 }),
  gap: described(
    "two figures that should agree, and the difference between them: an example",
    group({ from: metric(), to: metric(), size: metric() }),
  ),
  published: described("what others have published about such a gap", v.optional(sourcedFigure())),
  calculator: described("the calculator for the gap", v.optional(link())),
};
const problemSchema = group(problemFields);
export type Problem = v.InferOutput<typeof problemSchema>;
