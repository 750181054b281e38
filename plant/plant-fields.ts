import { described } from "content-model/field-metadata";
import { amount, group, list, text } from "content-model/fields";
import { expected } from "content-model/found-text";
import * as v from "valibot";
import { toCents } from "./money.ts";

/** A number that counts or measures something: 0 or more. */
export const quantity = () => v.pipe(amount(), v.minValue(0, expected("a number from 0")));

/** Dollars in the file, whole cents in the plant. */
export const money = () => described("in dollars", v.pipe(quantity(), v.transform(toCents)));

export const hours = () => described("in hours, such as 11.5", quantity());

/** A list of names with their values in the file, the values by name in the plant. */
export const named = <S extends v.GenericSchema>(value: S) =>
  v.pipe(
    list(group({ name: text(), value })),
    v.transform(
      (items): Record<string, v.InferOutput<S>> =>
        Object.fromEntries(items.map((item) => [item.name, item.value])),
    ),
  );
