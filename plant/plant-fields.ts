import * as v from "valibot";
import { amount } from "../app/content/fields.ts";
import { expected } from "../app/content/found-text.ts";
import { toCents } from "./money.ts";

/** A figure that counts or measures something: 0 or more. */
export const quantity = () =>
  v.pipe(
    amount(),
    v.check((value) => value >= 0, expected("a number from 0")),
  );

/** Dollars in the file, whole cents in the plant. */
export const money = () => v.pipe(quantity(), v.transform(toCents));

/** Names of their own, such as those of crafts. */
export const named = <S extends v.GenericSchema>(value: S) => v.record(v.string(), value);
