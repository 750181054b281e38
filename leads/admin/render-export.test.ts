import { describe, expect, it } from "vitest";
import { buildTestLead } from "../../tests/leads/test-lead.ts";
import type { Submission } from "../fields.ts";
import { recordNames } from "./lead-record.ts";
import { exportFormats } from "./render-export.ts";

function renderMessage(message: string, changes: Partial<Submission> = {}): string {
  const { lead } = buildTestLead(1, { message, ...changes });
  return exportFormats.csv([{ lead, deliveries: [] }]);
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
      status: "new",
      name: "Thảo Nguyễn",
      email: "thao@example.com",
      message: '"He said ""no"",\nthen left"',
      interests: '"Planning; Demo"',
      consentedAt: "2026-11-20T10:00:00.000Z",
      sourcePage: "/contact/",
    };
    expect(rest).toEqual([recordNames.map((name) => cells[name] ?? "").join(","), ""]);
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    " =1+1",
    "\t=1",
    "\uFF1D1+1",
    "\uFF20SUM(A1)",
    '=cmd|"/c calc"!A1',
  ])("makes %j harmless", (message) => {
    const quoted = `"'${message.replaceAll('"', '""')}"`;
    expect(renderMessage(message)).toContain(quoted);
  });

  it.each(["1-1", "a=b", "Nguyễn", "李"])("leaves %j as it is", (message) => {
    expect(renderMessage(message)).toContain(`,${message},`);
  });
});

it("exports JSON with the same names", () => {
  const { lead } = buildTestLead(1, { message: "=1" });
  const [row] = JSON.parse(exportFormats.json([{ lead, deliveries: [] }]));
  expect(Object.keys(row)).toEqual([...recordNames]);
  expect(row).toMatchObject({ id: "LEAD-1", message: "=1", verdict: [], interests: [] });
});
