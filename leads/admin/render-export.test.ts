import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import type { Submission } from "../fields.ts";
import type { HistoryEntry } from "../lead.ts";
import { buildLeadRecord, recordNames } from "./lead-record.ts";
import { renderCsv, renderJson, renderXlsx } from "./render-export.ts";

const untouched = { stage: "new", history: [] } as const;
const delimiters = [",", ";", "\t"];

function renderMessage(
  message: string,
  changes: Partial<Submission> = {},
  delimiter?: string,
): string {
  const { lead } = buildTestLead(1, { message, ...changes });
  return renderCsv([{ lead, deliveries: [], work: untouched }], delimiter);
}

/** What would begin a cell as a formula if a spreadsheet took any of these for the end of a cell. */
function findFormulas(csv: string): string[] {
  return csv
    .split(/[,;\t\r\n"|]/)
    .filter((cell) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell));
}

describe("the CSV export", () => {
  it("follows RFC 4180: CRLF, quotes doubled, as many cells as names", () => {
    const text = renderMessage('He said "no",\nthen left', { interests: ["Planning", "Demo"] });
    const [header, ...rest] = text.slice(1).split("\r\n");
    expect(text[0]).toBe("\uFEFF");
    expect(header).toBe(recordNames.join(","));
    const cells: Record<string, string> = {
      id: "LEAD-1",
      receivedAt: "2026-11-20T10:00:00.000Z",
      stage: "new",
      name: "Thảo Nguyễn",
      email: "thao@example.com",
      message: '"He said ""no"",\nthen left"',
      interests: '"Planning; Demo"',
      consentedAt: "2026-11-20T10:00:00.000Z",
      sourcePage: "/contact/",
    };
    expect(rest).toEqual([recordNames.map((name) => cells[name] ?? "").join(","), ""]);
  });

  it("has who takes care of a lead, the notes and the rest of the history", () => {
    const { lead } = buildTestLead(1);
    const entry = { at: "2026-11-20T11:00:00.000Z", by: "anna@x.co" };
    const history: HistoryEntry[] = [
      { kind: "owner", value: "anna@x.co", ...entry },
      { kind: "note", value: "=call\nback", ...entry },
      { kind: "owner", ...entry },
    ];
    const work = { stage: "in_progress", answeredAt: entry.at, history } as const;
    const time = "2026-11-20T11:00:00.000Z anna@x.co:";
    expect(buildLeadRecord({ lead, deliveries: [], work })).toMatchObject({
      stage: "in_progress",
      owner: "",
      answeredAt: entry.at,
      notes: [`${time} =call\nback`],
      history: [`${time} owner anna@x.co`, `${time} owner none`],
    });
  });

  const payloads = [
    "=1+1",
    " +1",
    "\t-1",
    "\uFF1D1+1",
    "\uFF20SUM(A1)",
    '=cmd|"/c calc"!A1',
    "Hi\n=cmd|'/C calc'!A1;\n@SUM(1+1)*cmd|'/C calc'!A1",
    "Alice;=cmd|'/C calc'!A0;",
    'a";"=1',
    "a, =1\t@x",
  ];
  it.each(payloads.flatMap((payload) => delimiters.map((delimiter) => ({ delimiter, payload }))))(
    "has no formula in $payload, wherever a spreadsheet cuts it ($delimiter)",
    ({ delimiter, payload }) => {
      expect(findFormulas(renderMessage(payload, {}, delimiter))).toEqual([]);
    },
  );

  it("has no formula in any text", () => {
    const character = fc.constantFrom(..."=+-@\uFF1D\uFF0B;,|\"\t\n' a1");
    fc.assert(
      fc.property(fc.string({ unit: character }), (message) => {
        expect(findFormulas(renderMessage(message))).toEqual([]);
      }),
    );
  });

  it("is cut by the delimiter that is asked for", () => {
    const [header] = renderMessage("", {}, ";").slice(1).split("\r\n");
    expect(header).toBe(recordNames.join(";"));
  });

  it.each(["1-1", "a=b", "Nguyễn", "李"])("leaves %j as it is", (message) => {
    expect(renderMessage(message)).toContain(`,${message},`);
  });
});

describe("what is longer than a cell", () => {
  const note = { at: "2026-11-20T11:00:00.000Z", by: "anna@x.co", kind: "note" } as const;
  const history = Array.from({ length: 9 }, () => ({ ...note, value: "\u{1F477}".repeat(2500) }));
  const stored = { ...buildTestLead(1), work: { stage: "new", history } as const, deliveries: [] };

  it("is cut with a mark in XLSX and CSV, and whole in JSON", async () => {
    const files = unzipSync(await renderXlsx([[stored]]));
    const xml = strFromU8(files["xl/sharedStrings.xml"] ?? new Uint8Array());
    const texts = [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = ""]) => text);
    const csv = renderCsv([stored]);
    for (const text of [
      texts.find((each) => each.includes("[cut of")),
      csv.split(",").at(-2)?.slice(1, -1),
    ]) {
      expect(text).toContain("… [cut of ");
      expect(text?.length).toBeLessThanOrEqual(32_767);
      expect(text?.isWellFormed()).toBe(true);
    }
    const [{ notes }] = JSON.parse(renderJson([stored]));
    expect(notes.join("").length).toBeGreaterThan(45_000);
  });
});

it("exports JSON with the same names", () => {
  const { lead } = buildTestLead(1, { message: "=1" });
  const [row] = JSON.parse(renderJson([{ lead, deliveries: [], work: untouched }]));
  expect(Object.keys(row)).toEqual([...recordNames]);
  expect(row).toMatchObject({ id: "LEAD-1", message: "=1", verdict: [], interests: [] });
});

it("exports XLSX that can be opened, whatever a visitor is called", async () => {
  for (const name of ["__proto__", "constructor", "hasOwnProperty"]) {
    const { lead } = buildTestLead(1, { name });
    const files = unzipSync(await renderXlsx([[{ lead, deliveries: [], work: untouched }]]));
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(
      [...sheet.matchAll(/<v>([^<]*)</g)].filter(([, index]) => !/^\d+$/.test(index ?? "")),
    ).toEqual([]);
  }
});

it("exports XLSX with nothing but texts, whatever they look like", async () => {
  const { lead } = buildTestLead(1, { message: "=1+1\n<b>&", name: "0049123" });
  const files = unzipSync(await renderXlsx([[{ lead, deliveries: [], work: untouched }]]));
  const getFile = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheet = getFile("xl/worksheets/sheet1.xml");
  expect(sheet.match(/<row /g)).toHaveLength(2);
  expect(sheet).not.toContain("<f>");
  const types = [...sheet.matchAll(/<c [^>]*\bt="(\w+)"/g)].map(([, type]) => type);
  expect(new Set(types)).toEqual(new Set(["s"]));
  expect(getFile("xl/sharedStrings.xml")).toContain("=1+1\n&lt;b&gt;&amp;");
});
