import * as v from "valibot";
import { group, list, text } from "../app/content/fields.ts";
import { expected } from "../app/content/found-text.ts";
import { amount } from "../app/content/numbers.ts";
import { toCents } from "./money.ts";

/** A figure that counts or measures something: 0 or more. */
export const quantity = () => v.pipe(amount(), v.minValue(0, expected("a number from 0")));

/** Dollars in the file, whole cents in the plant. */
export const money = () => v.pipe(quantity(), v.transform(toCents));

/** A list of names with their values in the file, the values by name in the plant. */
export const named = <S extends v.GenericSchema>(value: S) =>
  v.pipe(
    list(group({ name: text(), value })),
    v.transform(
      (items): Record<string, v.InferOutput<S>> =>
        Object.fromEntries(items.map((item) => [item.name, item.value])),
    ),
  );
