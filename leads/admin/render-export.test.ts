import { buffer, text } from "node:stream/consumers";
import { load } from "cheerio";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import type { Submission } from "../fields.ts";
import type { HistoryEntry, StoredLead } from "../lead.ts";
import { renderCsv, renderJson, renderXlsx } from "./render-export.ts";

/** A cell of a workbook: what it says, and the type and style that it has. */
interface SheetCell {
  text: string;
  type: string;
  style: string;
}

/** A workbook's sheet: cells by row, from the header on, and by the header's name. */
interface Sheet {
  xml: string;
  rows: Record<string, SheetCell>[];
}

/** What an export gives, read as a workbook. */
async function readWorkbook(content: AsyncIterable<Uint8Array> | Uint8Array): Promise<Sheet> {
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

const timeZone = "Europe/Berlin";

function buildStored(changes: Partial<Submission> = {}): StoredLead {
  const { lead } = buildTestLead(1, changes);
  return { lead, deliveries: [], work: { stage: "new", history: [] } };
}

const csvOf = (lead: StoredLead, delimiter = ",") =>
  text(renderCsv([[lead]], { delimiter, timeZone }));
const sheetOf = (...leads: StoredLead[]) => readWorkbook(renderXlsx([leads], { timeZone }));

/** What would begin a cell as a formula if a spreadsheet took any of these for the end of a cell. */
function findFormulas(csv: string): string[] {
  return csv
    .split(/[,;\t\r\n"|]/)
    .filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell));
}

/** A lead from Friday 23:30 in Berlin, answered on Monday at 02:00, and won. */
const won: StoredLead = {
  lead: { ...buildTestLead(1).lead, receivedAt: "2026-11-20T22:30:00.000Z" },
  deliveries: [],
  work: {
    stage: "won",
    owner: "anna@x.co",
    answeredAt: "2026-11-23T01:00:00.000Z",
    value: 12_500,
    remindOn: "2026-12-01",
    history: [
      { kind: "note", value: "=call\nback", at: "2026-11-23T01:00:00.000Z", by: "anna@x.co" },
      { kind: "owner", value: "anna@x.co", at: "2026-11-23T01:00:00.000Z", by: "command" },
    ],
  },
};

describe("the CSV export", () => {
  it("follows RFC 4180: CRLF, quotes doubled, as many cells as names", async () => {
    const message = 'He said "no",\nthen left';
    const csv = await csvOf(buildStored({ message, interests: ["Planning", "Demo"] }));
    const [header = "", row = "", end] = csv.slice(1).split("\r\n");
    expect(csv[0]).toBe("\uFEFF");
    expect(header).toMatch(/^Lead,Received,Stage,Owner,Answered,Hours to answer,/);
    expect(row).toMatch(/^LEAD-1,2026-11-20 11:00,New,,,/);
    expect(row).toContain('"He said ""no"",\nthen left","Planning; Demo"');
    expect(row.replace(/".*"/s, "").split(",")).toHaveLength(header.split(",").length - 1);
    expect(end).toBe("");
  });

  it("has no formula in any text", async () => {
    const character = fc.constantFrom(..."=+-@\uFF1D\uFF0B;,|\"\t\n' a1");
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: character }), async (message) => {
        expect(findFormulas(await csvOf(buildStored({ message })))).toEqual([]);
      }),
    );
  });
});

describe("the workbook", () => {
  it("has local times as dates, numbers as numbers, and names as the desk shows them", async () => {
    const { rows, xml } = await sheetOf(won, buildStored());
    const [row = {}] = rows;
    const days = (time: string) =>
      (Date.parse(time) - Date.parse("1899-12-30T00:00Z")) / 86_400_000;
    expect(row).toMatchObject({
      Stage: { text: "Won", type: "inlineStr" },
      Received: { text: String(days("2026-11-20T23:30Z")), type: "n", style: "2" },
      Answered: { text: String(days("2026-11-23T02:00Z")), type: "n", style: "2" },
      "Hours to answer": { text: "2.5", type: "n" },
      "Value in dollars": { text: "12500", type: "n" },
      "Remind on": { text: String(days("2026-12-01T00:00Z")), type: "n", style: "3" },
      Notes: { text: "2026-11-23 02:00 anna@x.co: =call\nback" },
    });
    expect(xml).toMatch(/<pane ySplit="1" [^>]*state="frozen"\/>/);
    expect(xml).toMatch(/<autoFilter ref="A1:[A-Z]+3"\/>/);
  });
});

describe("what is longer than a cell", () => {
  const note = { at: "2026-11-20T11:00:00.000Z", by: "anna@x.co", kind: "note" } as const;
  const history: HistoryEntry[] = Array.from({ length: 9 }, () => ({
    ...note,
    value: "\u{1F477}".repeat(2500),
  }));
  const stored: StoredLead = { ...buildStored(), work: { stage: "new", history } };

  it("is cut with a mark in XLSX and CSV, and whole in JSON", async () => {
    const { rows } = await sheetOf(stored);
    const csv = await csvOf(stored);
    for (const cell of [rows[0]?.Notes?.text, csv.split(",").at(-2)?.slice(1, -1)]) {
      expect(cell).toContain("… [cut of ");
      expect(cell?.length).toBeLessThanOrEqual(32_767);
      expect(cell?.isWellFormed()).toBe(true);
    }
    const [{ notes }] = JSON.parse(await text(renderJson([[stored]])));
    expect(notes.join("").length).toBeGreaterThan(45_000);
  });
});

it("exports JSON with names for programs, and times in UTC", async () => {
  const rows = JSON.parse(await text(renderJson([[buildStored({ message: "=1" })], [won]])));
  expect(Object.keys(rows[0])).toEqual(Object.keys(rows[1]));
  expect(rows[0]).toMatchObject({ id: "LEAD-1", message: "=1", verdict: [], interests: [] });
  const time = "2026-11-23T01:00:00.000Z";
  expect(rows[1]).toMatchObject({
    answeredAt: time,
    notes: [`${time} anna@x.co: =call\nback`],
    history: [`${time} command: Owner set to anna@x.co`],
  });
  expect(JSON.parse(await text(renderJson([])))).toEqual([]);
});
