import { cleanLine } from "../clean-text.ts";

/** Korean syllables have up to three letters; a few other characters become eighteen. */
const longestFold = 3;

/** Letters and signs that Unicode does not take apart, and what people type for them. */
const otherLetters = new Map(
  Object.entries({
    ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", ı: "i" },
    ...{ "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "‐": "-", "–": "-", "—": "-" },
  }),
);

const anyOther = new RegExp(`[${[...otherLetters.keys()].join("")}]`, "g");

/**
 * Text as the search compares it: case, accents, the width of letters and the shape of quotes and dashes do
 * not count, and ß is ss.
 * At most three times as long; what is beyond is not searched.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(anyOther, (letter) => otherLetters.get(letter) ?? letter);
  return folded.slice(0, longestFold * text.length);
}

/**
 * Folded text without what may be left out: Mueller, like Müller, is `muller`, and O'Brien is `obrien`.
 */
function foldSpelling(folded: string): string {
  return folded.replaceAll("'", "").replace(/([aou])e/g, "$1");
}

/** Digits, with what people put between those of a phone number. */
const numbers = /\d(?:[\s()/.–-]{0,3}\d)+/g;

/** The digits of a phone number alone, without the `(0)` that is not dialed. */
function joinDigits(number: string): string {
  return number.replace(/\(0\)/g, "").replace(/\D/g, "");
}

/**
 * What is searched of a text (`parseSearch`): folded, then the words that can be written with an
 * umlaut, or without an apostrophe, as they are so, and numbers written with spaces and signs without
 * those.
 */
export function buildSearchable(text: string): string {
  const folded = foldText(text);
  const words = folded.split(/\s+/).filter((word) => foldSpelling(word) !== word);
  const parted = (folded.match(numbers) ?? []).filter((number) => /\D/.test(number));
  return [folded, ...new Set([...words.map(foldSpelling), ...parted.map(joinDigits)])].join(" ");
}

/** Characters of a search that count: the databases limit the length of a pattern. */
const longestSearch = 200;

/** Digits from which on a number is looked for without its spaces and signs, too. */
const shortestNumber = 6;

/**
 * A country's code at the beginning of an international number: one digit, two, or three
 * (https://www.itu.int/pub/T-SP-E.164D).
 */
const countryCode =
  /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d{5})/;

/** What a search asks for once: all words of any of its forms. */
type SearchTerm = readonly (readonly string[])[];

/**
 * What a text (`buildSearchable`) must have to be found, term by term. An umlaut is found as it is
 * written without one, an apostrophe where there is none, and a phone number however it is written, with its country's code, with a 0
 * in place of that, or without either.
 */
export function parseSearch(search: string): SearchTerm[] {
  const folded = foldText(cleanLine(search)).slice(0, longestSearch);
  const groups: string[][] = [];
  let isNumber = false;
  for (const word of folded.split(/\s+/).filter(Boolean)) {
    const isPart = hasNumberOnly(word);
    if (isPart && isNumber) groups.at(-1)?.push(word);
    else groups.push([word]);
    isNumber = isPart;
  }
  return groups.flatMap((words) => {
    const dialed = getDialed(words.join(" "));
    return dialed ? [[words, [dialed]]] : words.map(buildWordTerm);
  });
}

const hasNumberOnly = (text: string) => /^[+\d() /.–-]+$/.test(text);

/**
 * A word without its umlauts' `e` is in every text that has the word itself, as that has both: one
 * look is enough, unless the word begins with such an `e` (`eller` of Mueller), or has an apostrophe,
 * which earlier versions left in every text.
 */
function buildWordTerm(word: string): SearchTerm {
  const other = foldSpelling(word) || word;
  const isBoth = /^e|'/.test(word) && other !== word;
  return isBoth ? [[word], [other]] : [[other]];
}

/** What is dialed at home, without the 0; empty for what can be no phone number. */
function getDialed(number: string): string {
  if (!hasNumberOnly(number)) return "";
  const digits = joinDigits(number);
  if (digits.length < shortestNumber) return "";
  const isInternational = number.includes("+") || digits.startsWith("00");
  const significant = digits.replace(/^0+/, "");
  return isInternational ? significant.replace(countryCode, "").replace(/^0+/, "") : significant;
}
