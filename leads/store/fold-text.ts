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
export function foldSpelling(folded: string): string {
  return folded.replaceAll("'", "").replace(/([aou])e/g, "$1");
}

/** Digits, with what people put between those of a phone number. */
const numbers = /\d(?:[\s()/.–-]{0,3}\d)+/g;

/** The digits of a phone number alone, without the `(0)` that is not dialed. */
export function joinDigits(number: string): string {
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
