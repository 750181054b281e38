/**
 * Numbers as people type and paste them. What can only be one number is taken; everything else is a
 * fault, never another number.
 *
 * Taken: decimal comma or point; groups of three digits, all set apart by the same comma, point, space or
 * apostrophe; one currency sign before or after; a plus sign; full-width digits; signs that are not seen
 * (zero-width spaces, marks of writing direction); whatever white space is around it, such as the line
 * break of a copied cell. Not taken: several cells, units, percent, fractions, exponents, more digits
 * than a number here can keep.
 */

export type DecimalMark = "." | ",";

/**
 * Why a text is not a number: nothing is there, it has other signs, it can be read in two ways, or there
 * are several cells of a table.
 */
export type NumberFault = "empty" | "notNumber" | "twoReadings" | "several";

/** The same of a field of a sheet, or what is wrong with what it says. */
export type FieldFault = NumberFault | "notTime" | "notZero" | "notDay" | "tooMany";

/** What is wrong with the fields of a sheet, by name. */
export type Faults = Partial<Record<string, FieldFault>>;

export type ParsedNumber = { value: number; fault?: undefined } | { fault: NumberFault };

/** Digits that a number keeps exactly (IEEE 754, double precision). */
const maxDigits = 15;

/**
 * A number from 0 on, or with a minus sign if it is `signed`. A single mark before three digits, as in "1,200", is
 * 1200 to one reader and 1.2 to another: it is refused unless `decimal` says how the other numbers beside it are written.
 */
export function parseNumber(text: string, decimal?: DecimalMark, signed = false): ParsedNumber {
  const typed = simplifyCharacters(text);
  if (/[\t\n]/.test(typed)) return { fault: "several" };
  const isNegative = minus.test(typed);
  const plain = stripSigns(typed);
  if (plain === "") return { fault: "empty" };
  if (!/^[\d., ']+$/.test(plain)) return { fault: "notNumber" };
  const mark = findDecimalMark(plain) ?? decimal;
  if (!mark && isTwofold(plain)) return { fault: "twoReadings" };
  const [whole = "", fraction = "", ...more] = mark ? plain.split(mark) : [plain];
  const isWhole = isGrouped(whole) || (whole === "" && fraction !== "");
  const isFraction = /^\d+$/.test(fraction) || !(mark && plain.includes(mark));
  if (!isWhole || !isFraction || more.length > 0) return { fault: "notNumber" };
  const digits = whole.replaceAll(/\D/g, "");
  if (digits.length + fraction.length > maxDigits) return { fault: "notNumber" };
  if (isNegative && !signed) return { fault: "notNumber" };
  const value = Number(`${digits || "0"}.${fraction || "0"}`);
  return { value: isNegative && value !== 0 ? -value : value };
}

/**
 * The fields that are numbers, NaN for a faulty one; `faults` says why. The one called `signed` may be below 0,
 * and `decimal` is as in `parseNumber`.
 */
export function readNumbers<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
  { signed, decimal }: { signed?: Name; decimal?: DecimalMark | undefined } = {},
) {
  const faults: Faults = {};
  const read = names.map((name) => {
    const parsed = parseNumber(values[name], decimal, name === signed);
    if (parsed.fault) faults[name] = parsed.fault;
    return [name, parsed.fault ? Number.NaN : parsed.value];
  });
  return { numbers: Object.fromEntries(read) as Record<Name, number>, faults };
}

/** The decimal mark that a list of numbers agrees on; undefined if none of them shows it, or two do. */
export function findCommonMark(texts: readonly string[]): DecimalMark | undefined {
  const marks = new Set(texts.map((text) => findDecimalMark(stripSigns(simplifyCharacters(text)))));
  marks.delete(undefined);
  return marks.size === 1 ? [...marks][0] : undefined;
}

/** A time of day as "06:00"; "6:00", "6.00" and "0600" are read as well. Undefined if it is none. */
export function parseTime(text: string): string | undefined {
  const [, hours = "", minutes = ""] =
    /^(\d{1,2})[:.]?(\d{2})$/.exec(simplifyCharacters(text)) ?? [];
  const isTime = hours !== "" && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
}

/** How far a full-width sign is from the ordinary one: "１" from "1". */
const fullWidth = 0xfee0;

/** The text with plain digits, spaces, line breaks and apostrophes, without signs that are not seen. */
const simplifyCharacters = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\uFF0B-\uFF1A]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth))
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/[\n\v\f\r\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[‘’ʼ′]/g, "'")
    .trim();

/** What is before a number: a minus sign of whatever keyboard, or a plus sign. */
const minus = /^[-−‐‑–]\s*/;

/** Without the sign and without a currency sign at one of the ends. */
function stripSigns(typed: string): string {
  const unsigned = typed.replace(minus.test(typed) ? minus : /^\+\s*/, "");
  const amount = unsigned.replace(/^[A-Z]{0,2}[$€£¥₹]\s*/, "");
  return amount === unsigned ? amount.replace(/\s*[$€£¥₹]$/, "") : amount;
}

/** Digits alone, or in groups of three that the same sign sets apart. */
function isGrouped(whole: string): boolean {
  const [first = "", ...groups] = whole.split(/[., ']/);
  const signs = new Set(whole.replaceAll(/\d/g, ""));
  if (groups.length === 0) return first !== "";
  return (
    signs.size === 1 &&
    first !== "" &&
    first.length <= 3 &&
    groups.every(({ length }) => length === 3)
  );
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
