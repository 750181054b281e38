import * as v from "valibot";
import { expected } from "./found-text.ts";

/** Numbers in the content: see fields.ts. */

export function wholeNumber(valid: readonly number[]) {
  return v.pipe(
    v.number(expected(`one of ${valid.join(", ")}`)),
    v.values(valid, expected(`one of ${valid.join(", ")}`)),
  );
}

/** A whole number from 1. */
export const count = () =>
  v.pipe(
    v.number(expected("a whole number")),
    v.integer(expected("a whole number from 1")),
    v.minValue(1, expected("a whole number from 1")),
  );

/** A quantity of any size; its unit is a separate field. */
export const amount = () =>
  v.number(expected("a number with only digits and a decimal point, such as 1250 or 12.5"));

/** A distance on the screen, positive or negative. */
export const pixels = () => {
  const what = "a whole number of pixels from -400 to 400";
  return v.pipe(
    v.number(expected(what)),
    v.integer(expected(what)),
    v.minValue(-400, expected(what)),
    v.maxValue(400, expected(what)),
  );
};
