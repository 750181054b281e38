/** Text as the search compares it: case, accents and the width of letters do not count. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
