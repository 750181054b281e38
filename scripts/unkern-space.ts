/**
 * Takes the space out of a font's kerning: the values of its pairs become zero where they are.
 *
 * Archivo pulls whatever follows a space up to F, K, P and Y; with a heading's tracking "SAP and"
 * reads as one word. Pairs of single glyphs are changed, pairs of classes are not: there the space
 * is in no class of Archivo's.
 *
 * @param font an sfnt file whose first character is the space
 * @see https://learn.microsoft.com/typography/opentype/spec/gpos#pair-adjustment-positioning-subtable
 */
export function unkernSpace(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const space = findSpace(copy);
  const gpos = findTable(copy, "GPOS");
  const lookups = gpos + copy.readUInt16BE(gpos + 8);
  for (const lookup of listOffsets(copy, lookups, 0)) {
    for (const subtable of listOffsets(copy, lookup, 4)) {
      const isPairs = copy.readUInt16BE(lookup) === 2 && copy.readUInt16BE(subtable) === 1;
      if (isPairs) unkernPairs(copy, subtable, space);
    }
  }
  return copy;
}

function unkernPairs(font: Buffer, subtable: number, space: number): void {
  const u16 = (at: number) => font.readUInt16BE(at);
  const firsts = listCovered(font, subtable + u16(subtable + 2));
  const valueSize = 2 * (countBits(u16(subtable + 4)) + countBits(u16(subtable + 6)));
  for (const [index, set] of listOffsets(font, subtable, 8).entries()) {
    for (let pair = 0; pair < u16(set); pair++) {
      const at = set + 2 + pair * (2 + valueSize);
      if (firsts[index] === space || u16(at) === space) font.fill(0, at + 2, at + 2 + valueSize);
    }
  }
}

/** The glyphs of a coverage table, in its order: single ones (format 1) or ranges (format 2). */
function listCovered(font: Buffer, table: number): number[] {
  const u16 = (at: number) => font.readUInt16BE(at);
  const isSingle = u16(table) === 1;
  return Array.from({ length: u16(table + 2) }, (_, index) => {
    const at = table + 4 + index * (isSingle ? 2 : 6);
    const first = u16(at);
    const last = isSingle ? first : u16(at + 2);
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  }).flat();
}

/** The glyph of the space: the first of the font's first character map (format 4). */
function findSpace(font: Buffer): number {
  const u16 = (at: number) => font.readUInt16BE(at);
  const cmap = findTable(font, "cmap");
  const map = cmap + font.readUInt32BE(cmap + 8);
  const size = u16(map + 6); // of each of the arrays: ends, starts, deltas and offsets of ranges
  const [start, delta, offset] = [map + 16 + size, map + 16 + 2 * size, map + 16 + 3 * size];
  if (u16(start) !== 0x20) throw new Error("The font does not begin with the space");
  const glyph = u16(offset) > 0 ? u16(offset + u16(offset)) : 0x20;
  return (glyph + u16(delta)) & 0xffff;
}

/** Where a table begins, in bytes from the start of the file. */
export function findTable(font: Buffer, tag: string): number {
  const entry = font.indexOf(tag, 12, "latin1");
  return font.readUInt32BE(entry + 8);
}

/** The positions that a list at `start` of a table gives as offsets from the table. */
function listOffsets(font: Buffer, table: number, start: number): number[] {
  const at = table + start;
  return Array.from(
    { length: font.readUInt16BE(at) },
    (_, index) => table + font.readUInt16BE(at + 2 + 2 * index),
  );
}

function countBits(value: number): number {
  return value.toString(2).replaceAll("0", "").length;
}
