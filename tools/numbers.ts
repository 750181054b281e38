export type DecimalMark = "." | ",";

/** Why a text is not a number: nothing is there, it has other signs, or it can be read in two ways. */
export type NumberFault = "empty" | "notNumber" | "twoReadings";

export type ParsedNumber = { value: number; fault?: undefined } | { fault: NumberFault };

/** Spaces, apostrophes and currency signs; they never decide what a number is. */
const ignored = /[\s'’$€£]/g;

/**
 * A number from 0 as people write it, with a decimal comma or point: "1,234.5", "1.234,5", "1 234,5",
 * "$11.20". A single mark before three digits, as in "1,200", is 1200 to one reader and 1.2 to another:
 * it is refused unless `decimal` says how the other numbers beside it are written.
 */
export function parseNumber(text: string, decimal?: DecimalMark): ParsedNumber {
  const plain = text.replaceAll(ignored, "");
  if (plain === "") return { fault: "empty" };
  if (!/^\d*(?:[.,]\d+)*$/.test(plain)) return { fault: "notNumber" };
  const mark = findDecimalMark(plain) ?? decimal;
  if (!mark && isTwofold(plain)) return { fault: "twoReadings" };
  const [whole = "", fraction, ...more] = plain.split(mark ?? ".");
  const isGrouped = /^\d{0,3}(?:[.,]\d{3})*$/.test(whole) || /^\d+$/.test(whole);
  if (more.length > 0 || !isGrouped) return { fault: "notNumber" };
  return { value: Number(`${whole.replaceAll(/[.,]/g, "") || "0"}.${fraction ?? "0"}`) };
}

/** The decimal mark that a list of numbers agrees on; undefined if none of them shows it, or two do. */
export function findCommonMark(texts: readonly string[]): DecimalMark | undefined {
  const marks = new Set(texts.map((text) => findDecimalMark(text.replaceAll(ignored, ""))));
  marks.delete(undefined);
  return marks.size === 1 ? [...marks][0] : undefined;
}

/** One to three digits other than 0, a mark, three digits. */
const isTwofold = (plain: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain);

/** The mark that can only be the decimal one; if only one mark repeats, it separates thousands. */
function findDecimalMark(plain: string): DecimalMark | undefined {
  const [first, ...others] = plain.match(/[.,]/g) ?? [];
  if (!first || isTwofold(plain)) return;
  const last = others.at(-1);
  if (last === undefined) return first as DecimalMark;
  if (last !== first) return last as DecimalMark;
  return first === "." ? "," : ".";
}

/** A time of day as "06:00"; "6:00", "6.00" and "0600" are read as well. Undefined if it is none. */
export function parseTime(text: string): string | undefined {
  const [, hours = "", minutes = ""] = /^(\d{1,2})[:.]?(\d{2})$/.exec(text.trim()) ?? [];
  const isTime = hours !== "" && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
}

/** The same as `parseNumber`, with a minus sign before the number if it is below 0. */
export function parseSigned(text: string): ParsedNumber {
  const [, sign, rest = ""] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const parsed = parseNumber(rest);
  return sign && parsed.fault === undefined ? { value: -parsed.value } : parsed;
}
