import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import {
  nameField,
  renderCsv,
  renderJson,
  renderLeadDetails,
  renderPerson,
  renderXlsx,
} from "../../leads/admin/render-export.ts";
import { renderLeadsTable } from "../../leads/cli/terminal.ts";
import { type FieldName, fieldNames, getField } from "../../leads/fields.ts";
import type { HistoryEntry, StoredLead } from "../../leads/lead.ts";
import { readWorkbook } from "../leads/read-export.ts";
import { now } from "../leads/test-lead.ts";
import { parseCsv } from "./measures.ts";
import { compare, count, seed, sendMutatedLeads } from "./mutated-leads.ts";

const { check, getLeads } = sendMutatedLeads();

const getText = ({ lead }: StoredLead, name: FieldName) =>
  [lead.submission[name] ?? []].flat().join("; ");

/** What of a text can be seen, since line breaks, controls and marks of direction are cleaned. */
const getVisible = (text: unknown) =>
  String(text)
    .toWellFormed()
    .replace(/\p{Noncharacter_Code_Point}/gu, "\uFFFD")
    .replace(/\s|\p{Cc}|\p{Bidi_Control}/gu, "")
    .normalize("NFC");

const getNote = (entry: HistoryEntry) => (entry.kind === "note" ? entry.value : "");

const exported = fieldNames.filter((name) => !["id", "consent"].includes(getField(name).kind));

describe(`${count} mutations of every field (seed ${seed})`, () => {
  it("are stored whole, cut or dropped as the field says, and on as many lines as it has", () =>
    check(({ sent, stored: { lead } }) =>
      fieldNames.flatMap((name) => {
        const { kind, limit = 300, pattern } = getField(name);
        const kept = lead.submission[name];
        if (["id", "options", "consent", "email"].includes(kind)) return [];
        const text = String(kept ?? "");
        const isWhole = getVisible(text) === getVisible(sent[name]);
        const isCut = kind === "added" && text.length >= limit - 2;
        // Of an empty page, its place is taken by the form's own.
        const isEmpty = kind === "added" && getVisible(sent[name]) === "";
        const isDropped = isEmpty || (pattern !== undefined && kept === undefined);
        const isClean =
          text.isWellFormed() &&
          !/(?!\n)\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/u.test(text.replaceAll("\t", "\n"));
        const isLine = kind === "text" || !/[\n\t]/.test(text);
        const isRight = (isWhole || isCut || isDropped) && isClean && isLine && text.length <= 5000;
        return isRight ? [] : [{ name, kept, sent: sent[name] }];
      }),
    ));

  it.each([",", ";", "\t"])(
    "are a cell each in CSV, cut by %j, and no formula",
    async (delimiter) => {
      const csv = await text(renderCsv([getLeads()], { delimiter, timeZone: "UTC" }));
      const rows = parseCsv(csv, delimiter);
      expect(rows).toHaveLength(count);
      // An apostrophe keeps a text from being a formula.
      const strip = (text = "") => text.replaceAll("'", "");
      await check(({ stored }, index) =>
        exported.filter(
          (name) => strip(rows[index]?.[nameField(name)]) !== strip(getText(stored, name)),
        ),
      );
      const parts = csv.split(/[,;\t\r\n"|]/);
      expect(parts.filter((part) => /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(part))).toEqual([]);
    },
  );

  it("are texts in an Excel workbook", async () => {
    const { rows, xml } = await readWorkbook(renderXlsx([getLeads()], { timeZone: "UTC" }));
    expect(xml).not.toMatch(/<f>|<hyperlink/);
    expect(rows).toHaveLength(count);
    await check(({ stored }, index) => {
      const cells = rows[index] ?? {};
      // A cell has 253 line breaks at most.
      const join = (text = "") => text.replace(/\n| ↵ /g, "↵");
      return exported.flatMap((name) => {
        const { text: found = "", type = "inlineStr" } = cells[nameField(name)] ?? {};
        return compare({
          [name]: [
            [join(found), type],
            [join(getText(stored, name)), "inlineStr"],
          ],
        });
      });
    });
  });

  it("are values in JSON, of an export and of one person", async () => {
    const leads = getLeads();
    for (const records of [
      JSON.parse(await text(renderJson([leads]))),
      JSON.parse(renderPerson("a@example.com", leads)).leads,
    ]) {
      await check(({ stored }, index) =>
        exported.filter(
          (name) => [records[index][name]].flat().join("; ") !== getText(stored, name),
        ),
      );
    }
  });

  it("are a line each in a terminal", async () => {
    const table = renderLeadsTable(getLeads(), now, "UTC");
    expect(table.split("\n")).toHaveLength(count + 3);
    await check(({ stored, twin }) => {
      const countLines = (text: string) => text.split("\n").length;
      // Message and notes have as many lines as they have.
      const countOwn = ({ lead, work }: StoredLead) =>
        [lead.submission.message ?? "-", ...work.history.map(getNote)]
          .map(countLines)
          .reduce((sum, lines) => sum + lines);
      const countOthers = (each: StoredLead) =>
        countLines(renderLeadDetails(each)) - countOwn(each);
      return compare({ lines: [countOthers(stored), countOthers(twin)] });
    });
  });
});
