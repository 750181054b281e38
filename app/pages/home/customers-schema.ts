import { described } from "content-model/field-metadata";
import { fact, group, list } from "content-model/fields";
import { isGroup } from "content-model/groups";
import { ownPicture } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import { type Content, contentFile } from "content-model/source";
import { sameWords } from "content-model/twins";
import * as v from "valibot";

/** A text of each entry of a list, be the rest of it as it may. */
const listTexts = (entries: unknown, field: string): string[] =>
  Array.isArray(entries)
    ? entries.map((entry) => String((isGroup(entry) ? entry[field] : entry) ?? ""))
    : [];

/** content/customers.yaml: up to 24 customers' names, some with a logo. */
export const customers = contentFile(
  "customers.yaml",
  v.pipe(
    group({
      names: list(fact({ max: 40 }), { max: 24 }),
      logos: described(
        "A logo is shown in place of a name: its `alt` is that name, as it is in `names`.",
        v.optional(list(ownPicture(320), { max: 24 })),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const value = isGroup(dataset.value) ? dataset.value : {};
      const names = listTexts(value.names, "value");
      const report = (key: "names" | "logos", index: number, message: string) => {
        const step = { origin: "value", input: value, value: undefined } as const;
        const list = { ...step, type: "object", key } as const;
        addIssue({ message, path: [list, { ...step, type: "array", input: [], key: index }] });
      };
      for (const [index, name] of names.entries()) {
        const same = names.findIndex((each) => sameWords(each) === sameWords(name));
        if (name && same < index) report("names", index, `"${name}" is there twice`);
      }
      for (const [index, alt] of listTexts(value.logos, "alt").entries()) {
        if (!alt || names.includes(alt)) continue;
        const advice = suggestNearest(alt, names) || "; add it there";
        report("logos", index, `has a logo for "${alt}", which is not in names${advice}`);
      }
    }),
  ),
  "The strip of up to 24 customer names. A name appears here only when the customer has agreed to it. Without names, the page leaves the strip out.",
);
export type Customers = Content<typeof customers>;
