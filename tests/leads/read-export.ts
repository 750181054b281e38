import { buffer } from "node:stream/consumers";
import { load } from "cheerio";
import { strFromU8, unzipSync } from "fflate";

/** A cell of a workbook: what it says, and the type and style that it has. */
export interface SheetCell {
  text: string;
  type: string;
  style: string;
}

/** A workbook's sheet: cells by row, from the header on, and by the header's name. */
export interface Sheet {
  xml: string;
  rows: Record<string, SheetCell>[];
}

/** What an export gives, read as a workbook. */
export async function readWorkbook(
  content: AsyncIterable<Uint8Array> | Uint8Array,
): Promise<Sheet> {
  const file = content instanceof Uint8Array ? content : await buffer(content);
  const xml = strFromU8(unzipSync(file)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  const $ = load(xml, { xml: true });
  const [header = new Map<string, SheetCell>(), ...rows] = $("row")
    .toArray()
    .map(
      (row) =>
        new Map(
          $(row)
            .children("c")
            .toArray()
            .map((cell) => {
              const { r = "", s = "", t = "n" } = cell.attribs;
              return [r.replace(/\d+/, ""), { text: readText($(cell).text()), type: t, style: s }];
            }),
        ),
    );
  return {
    xml,
    rows: rows.map((row) =>
      Object.fromEntries([...row].map(([column, cell]) => [header.get(column)?.text ?? "", cell])),
    ),
  };
}

/** A text without the numbers that stand for some of its characters. */
const readText = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
