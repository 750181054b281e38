import { fact, group, list } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/customers.yaml: up to 24 customers' names; the page says while some are samples. */
export const customers = contentFile(
  "customers.yaml",
  group({ names: list(fact({ max: 40 }), { max: 24 }) }),
  "The strip of up to 24 customer names. A name appears here only when the customer has agreed to it; the page says so as long as one of them is marked as a sample. Without customers there is no strip: names: []",
);
export type Customers = Content<typeof customers>;
