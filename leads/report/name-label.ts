import { isIP } from "node:net";

/** Stands for labels that are not named. */
export const otherLabel = "(other)";

/** Letters, digits and the marks of labels; no sign that an address or markup needs. */
const labelPattern = /^[\p{L}\p{N} ._+&/-]{0,100}$/u;

/** Longer numbers may be somebody's: a customer, a telephone, a mailing. A year and a month have six. */
const [maxDigitsInRow, maxDigits] = [4, 6];

const uuidPattern = /[\da-f]{8}-[\da-f]{4}-/i;

/** A path as reports name it; anyone can write anything into an address, and markup is not named. */
export function namePath(path: string): string {
  return labelPattern.test(path) ? path.trim() : otherLabel;
}

/**
 * A campaign label or a host name as reports name it. They are to say nothing about anybody: what may
 * stand for a person, such as an address or a long number, is not named.
 */
export function nameLabel(label: string | null | undefined): string {
  const name = namePath(label ?? "");
  const numbers = name.match(/\p{N}+/gu) ?? [];
  const isLong = numbers.some((digits) => digits.length > maxDigitsInRow);
  const isNumber = isLong || numbers.join("").length > maxDigits;
  return isNumber || isIP(name) || uuidPattern.test(name) ? otherLabel : name;
}
