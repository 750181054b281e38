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

/** Letters from which on a word can have a slip: of shorter ones, nearly all are one slip from another. */
const shortestSlip = 4;

const wordPattern = /[\p{L}\p{M}\p{N}'’]+/gu;
const listWords = (text: string): string[] => text.match(wordPattern) ?? [];
const foldWord = (text: string) => foldSpelling(foldText(text));

/**
 * What a search that finds nothing may have meant, the most frequent first: the same with words of one of
 * these texts in place of those that the text lacks and that are a slip away.
 */
export function correctSearch(search: string, texts: readonly string[]): string[] {
  const words = listWords(search.slice(0, longestSearch)).map((typed) => ({
    typed,
    folded: foldWord(typed),
  }));
  const counts = new Map<string, number>();
  for (const text of texts) {
    const folded = foldWord(text);
    let corrected = search;
    const isNear = words.every((word) => {
      if (folded.includes(word.folded)) return true;
      if (word.folded.length < shortestSlip || !/\p{L}/u.test(word.folded)) return false;
      const near = listWords(folded).find((own) => isOneSlip(own, word.folded));
      if (near === undefined) return false;
      const written = listWords(text).find((own) => foldWord(own) === near) ?? near;
      corrected = corrected.replace(word.typed, written);
      return true;
    });
    if (isNear && corrected !== search) counts.set(corrected, (counts.get(corrected) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([corrected]) => corrected);
}

/** Whether two words differ in one letter that is wrong, missing or too many, or in two that are swapped. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (Math.max(one.length, other.length) - shorter > 1) return false;
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length < 2 && right.length < 2) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}
