import { described } from "content-model/field-metadata";
import { group, text } from "content-model/fields";
import { figure } from "content-model/figure";
import type * as v from "valibot";
import { link } from "../../fields/page-fields.ts";

/** A number that somebody else has published. */
export const sourcedFigure = () =>
  group({
    value: figure({ max: 20 }),
    text: text({ max: 180 }),
    source: described("who published it, and when, with the address", link()),
  });
export type SourcedFigureWords = v.InferOutput<ReturnType<typeof sourcedFigure>>;
