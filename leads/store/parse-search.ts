import { cleanLine } from "../clean-text.ts";
import { foldSpelling, foldText, joinDigits } from "./fold-text.ts";

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
export type SearchTerm = readonly (readonly string[])[];

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
