import { fact, group, list } from "../../content/fields.ts";
import { type Content, contentFile } from "../../content/source.ts";

/** content/customers.yaml: up to 24 customers' names; the page says while some are samples. */
export const customers = contentFile(
  "customers.yaml",
  group({ names: list(fact({ max: 40 }), { max: 24 }) }),
);
export type Customers = Content<typeof customers>;
