/**
 * An amount of money in whole cents. Content has dollars; the plant's arithmetic has cents, so that a sum
 * is exact.
 */
export type Cents = number;

/**
 * Rounded to a whole number, half away from zero, like an invoice line. Products of decimals such as
 * 4.5 × 1.15 miss a half by less than the tolerance.
 */
export function roundHalf(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-7);
}

export const toCents = (dollars: number): Cents => roundHalf(dollars * 100);

/** Cents as dollars, with two decimals at most. */
export const toDollars = (cents: Cents): number => cents / 100;

/** A quantity at a rate, rounded to the cent. */
export const price = (quantity: number, rate: Cents): Cents => roundHalf(quantity * rate);

/** Hours or another quantity, rounded to two decimals. */
export const roundQuantity = (value: number): number => roundHalf(value * 100) / 100;

/** The sum of what `get` takes from each item. Sums of hours are rounded to two decimals. */
export function sum<T>(items: readonly T[], get: (item: T) => number): number {
  return roundQuantity(items.reduce((total, item) => total + get(item), 0));
}
