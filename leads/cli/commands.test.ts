import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openCommands } from "../../tests/leads/open-commands.ts";
import { buildTestLead, now } from "../../tests/leads/test-lead.ts";
import { parseCommand } from "./commands.ts";
import { UsageFault } from "./terminal.ts";

it("finds leads by words in anything that the desk shows", async () => {
  const { run, store } = await openCommands();
  await store.changeLead("LEAD-1", { kind: "note", value: "Called back." }, "command", now);
  expect(await run("show", "lead-1")).toMatch(/^\d{4}-\S+ command: Called back\.$/m);
  expect(await run("list", "--search", "CALLED back")).toContain("LEAD-1");
  expect(await run("list", "--search", "nothing")).toBe("No leads match.");
});

it("lists leads in columns that line up, whatever the cells hold", async () => {
  const { run, store } = await openCommands();
  const company = `${"Long ".repeat(20)}GmbH`;
  const { lead, deliveries } = buildTestLead(3, { name: "李", company, interests: ["Demo"] });
  await store.saveLead(lead, deliveries);
  const [header, ...lines] = (await run("list")).split("\n");
  expect(header).toMatch(
    /^ID +RECEIVED \(UTC\) +NAME +EMAIL +COMPANY +INTERESTS +STAGE +OWNER +STATE$/,
  );
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(
    /^LEAD-3 +2026-11-20 10:00 +李 +thao@example.com +Long .*… +Demo +new.* waiting$/,
  );
  const starts = lines.slice(0, 3).map((line) => line.indexOf("thao@"));
  expect(new Set(starts).size).toBe(1);
  expect(lines[4]).toContain("3 leads, 1 of them in quarantine");
});

it("exports leads in each format, of a range of days, separated as it is told", async () => {
  const { dataDir, run } = await openCommands();
  const out = join(dataDir, "leads.out");
  const exportAs = async (...args: string[]) => {
    expect(await run("export", ...args, "--out", out)).toBe(`2 leads written to ${out}.`);
    return readFileSync(out, "utf8");
  };
  for (const [delimiter, header] of [
    ["comma", "\uFEFFLead,Received,"],
    ["semicolon", "\uFEFFLead;Received;"],
    ["tab", "\uFEFFLead\tReceived\t"],
  ] as const) {
    const csv = await exportAs("--format", "csv", "--delimiter", delimiter);
    expect(csv.startsWith(header)).toBe(true);
  }
  expect(await exportAs("--format", "xlsx")).toMatch(/^PK/);
  expect(JSON.parse(await run("export", "--format", "json"))).toHaveLength(2);
  const countFrom = async (...range: string[]) =>
    JSON.parse(await run("export", "--format", "json", ...range)).length;
  expect(await countFrom("--from", "2026-11-20", "--to", "2026-11-20")).toBe(2);
  expect(await countFrom("--from", "2026-11-21")).toBe(0);
  expect(await countFrom("--to", "2026-11-19")).toBe(0);
});

it("explains itself whatever the settings are", async () => {
  expect(await parseCommand(["help"])({ RATE_TOTAL: "x" })).toMatch(/^Usage: /);
});

it.each([
  ["show", "ID is missing."],
  ["list open", "Unexpected argument 'open'."],
  ["erase --email a@b.co --id A", "--email and --id exclude each other: choose one of them."],
  ["backup", "--out FILE is missing."],
  ["erase --email", "Option '--email <value>' argument missing."],
  ["export --format xlsx", "--out FILE is missing."],
  [
    "export --format csv --delimiter /",
    "--delimiter / is not possible: choose comma, semicolon, tab.",
  ],
  [
    "export --format csv --from 2026-02-30",
    "--from 2026-02-30 is not a day: write it as year-month-day, such as 2026-11-20.",
  ],
  [
    "export --format csv --from 2026-11-30 --to 2026-11-01",
    "--from 2026-11-30 is after --to 2026-11-01.",
  ],
  ["report --format pdf", "--format pdf is not possible: choose csv."],
  ["__proto__", "There is no command __proto__; npm run leads -- help shows them all."],
])("says in one line what is wrong with %j", (line, fault) => {
  expect(() => parseCommand(line.split(" "))).toThrow(new UsageFault(fault));
});

it("has no report of a month that has not begun, or is none", async () => {
  const { run } = await openCommands();
  for (const month of ["2999-01", "11/2026", "November"]) {
    await expect(run("report", "--month", month)).rejects.toThrow(
      `--month ${month} is not a month that has begun: write one such as 2026-11.`,
    );
  }
});
