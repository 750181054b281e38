/** Limits of Excel ("Excel specifications and limits"); other spreadsheets have the same or higher. */
const longestCell = 32_767; // UTF-16 code units
const lineBreaksOfCell = 253;
/** With the header. */
export const rowsOfSheet = 1_048_576;

/** A cell's text as far as a spreadsheet takes it: what is cut says so. */
export function cutCell(text: string): string {
  if (text.length <= longestCell) return text;
  const mark = `… [cut of ${text.length} characters: the JSON export has them all]`;
  const kept = text.slice(0, longestCell - mark.length);
  return `${kept.replace(/[\uD800-\uDBFF]$/, "")}${mark}`; // no half of a character
}

/** The text of an XLSX cell: as {@link cutCell}, with no more line breaks than a cell may have. */
export function buildSheetText(text: string): string {
  const all = text.split("\n");
  const lines = [all.slice(0, lineBreaksOfCell + 1).join("\n"), ...all.slice(lineBreaksOfCell + 1)];
  // Excel reads `_x0041_` as a character's number (ECMA-376, 22.9.2.19, ST_Xstring).
  return cutCell(lines.join(" ↵ ")).replace(/_x(?=[\dA-Fa-f]{4}_)/g, "_x005F_x");
}
