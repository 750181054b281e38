/** Korean syllables have up to three letters; a few other characters become eighteen. */
const longestFold = 3;

/**
 * Text as the search compares it: case, accents and the width of letters do not count. At most three
 * times as long; what is beyond is not searched.
 */
export function foldText(text: string): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.slice(0, longestFold * text.length);
}
