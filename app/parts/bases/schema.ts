import * as v from "valibot";
import { group, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

const basis = group({
  name: text({ max: 40 }),
  /** what is counted, and per what or as a share of what */
  counts: text({ max: 240 }),
  /** whose statement it is, and as of when; one line of the note on the narrowest phone */
  source: text({ max: 38 }),
});

/** content/bases.yaml: the basis of each metric, by the name that a metric's `basis` gives. */
export const bases = contentFile("bases.yaml", v.record(v.string(), basis));
export type Bases = Content<typeof bases>;
