import { buffer, text } from "node:stream/consumers";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import type { Submission } from "../fields.ts";
import type { StoredLead } from "../lead.ts";
import { renderCsv, renderJson, renderXlsx } from "./render-export.ts";

const settings = { currency: "USD", timeZone: "Europe/Berlin" };

function buildStored(changes: Partial<Submission> = {}): StoredLead {
  const { lead } = buildTestLead(1, changes);
  return { lead, deliveries: [], work: { stage: "new", history: [] } };
}

const csvOf = (lead: StoredLead, delimiter = ",") =>
  text(renderCsv([[lead]], { delimiter, ...settings }));
/** The sheet of a workbook, as XML. */
async function sheetOf(...leads: StoredLead[]): Promise<string> {
  const file = await buffer(renderXlsx([leads], settings));
  return strFromU8(unzipSync(file)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
}

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
    wonOn: "2026-11-22",
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

it("makes a workbook with local times as dates, numbers as numbers, and names as the desk shows them", async () => {
  const xml = await sheetOf(won, buildStored());
  const days = (time: string) => (Date.parse(time) - Date.parse("1899-12-30T00:00Z")) / 86_400_000;
  for (const cell of [
    `<c r="B2" s="2"><v>${days("2026-11-20T23:30Z")}</v></c>`,
    '<c r="C2" s="0" t="inlineStr"><is><t xml:space="preserve">Won</t></is></c>',
    `<c r="E2" s="2"><v>${days("2026-11-23T02:00Z")}</v></c>`,
    '<c r="F2" s="0"><v>2.5</v></c>',
    `<c r="G2" s="3"><v>${days("2026-11-22T00:00Z")}</v></c>`,
    '<c r="H2" s="0"><v>12500</v></c>',
    `<c r="J2" s="3"><v>${days("2026-12-01T00:00Z")}</v></c>`,
    ">2026-11-23 02:00 anna@x.co: =call\nback<",
  ]) {
    expect(xml).toContain(cell);
  }
  expect(xml).toMatch(/<pane ySplit="1" [^>]*state="frozen"\/>/);
  expect(xml).toMatch(/<autoFilter ref="A1:[A-Z]+3"\/>/);
});

it("cuts what is longer than a cell with a mark in XLSX and CSV, and has it whole in JSON", async () => {
  const note = { at: "2026-11-20T11:00:00.000Z", by: "anna@x.co", kind: "note" } as const;
  const history = Array.from({ length: 9 }, () => ({ ...note, value: "\u{1F477}".repeat(2500) }));
  const stored: StoredLead = { ...buildStored(), work: { stage: "new", history } };
  const [inSheet] = /(?<=>)2026[^<]*\u{1F477}[^<]*/u.exec(await sheetOf(stored)) ?? [];
  for (const cell of [inSheet, (await csvOf(stored)).split(",").at(-2)?.slice(1, -1)]) {
    expect(cell).toContain("… [cut of ");
    expect(cell?.length).toBeLessThanOrEqual(32_767);
    expect(cell?.isWellFormed()).toBe(true);
  }
  const [{ notes }] = JSON.parse(await text(renderJson([[stored]], settings)));
  expect(notes.join("").length).toBeGreaterThan(45_000);
});

it("exports JSON with names for programs, and times in UTC", async () => {
  const rows = JSON.parse(
    await text(renderJson([[buildStored({ message: "=1" })], [won]], settings)),
  );
  expect(Object.keys(rows[0])).toEqual(Object.keys(rows[1]));
  expect(rows[0]).toMatchObject({ id: "LEAD-1", message: "=1", verdict: [], interests: [] });
  const time = "2026-11-23T01:00:00.000Z";
  expect(rows[1]).toMatchObject({
    answeredAt: time,
    wonOn: "2026-11-22",
    notes: [`${time} anna@x.co: =call\nback`],
    history: [`${time} command: Owner set to anna@x.co`],
  });
  expect(JSON.parse(await text(renderJson([], settings)))).toEqual([]);
});
