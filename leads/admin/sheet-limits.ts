/** Limits of Excel ("Excel specifications and limits"); other spreadsheets have the same or higher. */
const longestCell = 32_767; // UTF-16 code units
const lineBreaksOfCell = 253;
const rowsOfSheet = 1_048_576;

/** A cell's text as far as a spreadsheet takes it: what is cut says so. */
export function cutCell(text: string): string {
  if (text.length <= longestCell) return text;
  const mark = `… [cut of ${text.length} characters: the JSON export has them all]`;
  const kept = text.slice(0, longestCell - mark.length);
  return `${kept.replace(/[\uD800-\uDBFF]$/, "")}${mark}`; // no half of a character
}

/** The text of an XLSX cell: as {@link cutCell}, with no more line breaks than a cell may have. */
export function buildSheetText(text: string): string {
  const [first, ...others] = splitAfter(text.split("\n"), lineBreaksOfCell + 1);
  const lines = [(first ?? []).join("\n"), ...others.flat()];
  // Excel reads `_x0041_` as a character's number (ECMA-376, 22.9.2.19, ST_Xstring).
  const cell = cutCell(lines.join(" ↵ ")).replace(/_x(?=[\dA-Fa-f]{4}_)/g, "_x005F_x");
  // The library would leave this character out.
  const escaped = cell.replaceAll("\uFFFD", writeNumber);
  // It looks texts up in an object, which has these already; its file could not be opened.
  return escaped in {} ? escaped.replace(/^./, writeNumber) : escaped;
}

const writeNumber = (unit: string) =>
  `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** Rows below a header, as many as a sheet holds on each. */
export function splitSheets<Row>(
  [header, ...rows]: readonly [Row, ...Row[]],
  limit = rowsOfSheet,
): Row[][] {
  const parts = splitAfter(rows, limit - 1);
  return (parts.length > 0 ? parts : [[]]).map((part) => [header, ...part]);
}

function splitAfter<Item>(list: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}
