import * as v from "valibot";
import { group, list, text } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/customers.yaml: the strip of eight customer names, and a note while they are samples. */
export const customers = contentFile(
  "customers.yaml",
  group({
    note: v.optional(text({ max: 120 })),
    names: list(text({ max: 40 }), 8),
  }),
);
export type Customers = Content<typeof customers>;
