import { described } from "content-model/field-metadata";
import { fact, group, list } from "content-model/fields";
import { ownPicture } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";

/** content/customers.yaml: up to 24 customers' names, some with a logo. */
export const customers = contentFile(
  "customers.yaml",
  v.pipe(
    group({
      names: list(fact({ max: 40 }), { max: 24 }),
      logos: described(
        "Each logo is shown in place of the name that is its `alt`.",
        v.optional(list(ownPicture(320), { max: 24 })),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const names = dataset.value.names.map(({ value }) => value);
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        const input = dataset.value;
        addIssue({
          message: `"${name}" is there twice`,
          path: [
            { type: "object", origin: "value", input, key: "names", value: input.names },
            { type: "array", origin: "value", input: input.names, key: index, value: name },
          ],
        });
      }
      const logos = dataset.value.logos ?? [];
      for (const [index, { alt }] of logos.entries()) {
        if (names.includes(alt)) continue;
        const input = dataset.value;
        addIssue({
          message: `has a logo for "${alt}", which is not in names${suggestNearest(alt, names)}`,
          path: [
            { type: "object", origin: "value", input, key: "logos", value: logos },
            { type: "array", origin: "value", input: logos, key: index, value: logos[index] },
          ],
        });
      }
    }),
  ),
  "The strip of up to 24 customer names. A name appears here only when the customer has agreed to it. Without names, the page leaves the strip out.",
);
export type Customers = Content<typeof customers>;
