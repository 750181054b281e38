import { expect, it } from "vitest";
import { parseLeadsArguments, UsageFault } from "./parse-arguments.ts";

const parse = (line: string) => parseLeadsArguments(line.split(" "));

it("reads every command of the usage", () => {
  expect(parse("help")).toEqual({ name: "help" });
  expect(parse("list")).toEqual({ name: "list", filter: {} });
  expect(parse("list --open --owner a@b.co --search planning")).toEqual({
    name: "list",
    filter: { view: "open", owner: "a@b.co", search: "planning" },
  });
  expect(parse("list --quarantine")).toMatchObject({ filter: { view: "quarantine" } });
  expect(parse("set a --stage won --owner Anna@B.co --answered")).toEqual({
    name: "change",
    id: "A",
    changes: [
      { kind: "stage", value: "won" },
      { kind: "owner", value: "anna@b.co" },
      { kind: "answered" },
    ],
  });
  expect(parse("set A --owner none")).toMatchObject({ changes: [{ kind: "owner" }] });
  expect(parseLeadsArguments(["note", "a", "Called back."])).toEqual({
    name: "change",
    id: "A",
    changes: [{ kind: "note", value: "Called back." }],
  });
  expect(parse("retry")).toEqual({ name: "retry" });
  expect(parse("show 7k3qz-m2x9a")).toEqual({ name: "show", id: "7K3QZ-M2X9A" });
  expect(parse("release A")).toEqual({ name: "release", id: "A" });
  expect(parse("backup --out b.json")).toEqual({ name: "backup", out: "b.json" });
  expect(parse("restore --from b.json")).toEqual({ name: "restore", from: "b.json" });
  expect(parse("move")).toEqual({ name: "move" });
  expect(parse("test-message")).toEqual({ name: "test-message" });
  expect(parse("erase --email a@b.co")).toEqual({ name: "erase", email: "a@b.co" });
  expect(parse("export --format csv --since 2026-11-20 --out x.csv")).toEqual({
    name: "export",
    format: "csv",
    delimiter: ",",
    since: new Date("2026-11-20T00:00:00Z"),
    out: "x.csv",
  });
  expect(parse("export --format csv --delimiter tab")).toMatchObject({ delimiter: "\t" });
  expect(parse("export --format xlsx --out x.xlsx")).toMatchObject({ format: "xlsx" });
});

it.each([
  ["show", "ID is missing."],
  ["show A B", "Unexpected argument B."],
  ["note A", "TEXT is missing."],
  ["note A called back", "Unexpected argument back; put the text between quotation marks."],
  ["set A", "--stage, --owner or --answered is missing."],
  ["set A --stage done", "done is not a stage: expected new, in_progress, won, lost, not_for_us."],
  ["set A --owner anna", "anna is neither an email address nor none."],
  ["list --open --quarantine", "A lead is open or in quarantine, never both."],
  ["list --owner anna", "anna is not an email address."],
  ["list more", "Unexpected argument more."],
  ["list --opne", "Unknown option '--opne'."],
  ["list --open=yes", "Option '--open' does not take an argument."],
  ["retry now", "Unexpected argument now."],
  ["backup", "--out FILE is missing."],
  ["restore b.json", "Unexpected argument b.json."],
  ["erase a@b.co", "Unexpected argument a@b.co."],
  ["erase --email", "Option '--email <value>' argument missing."],
  ["erase --email b.co", "b.co is not an email address."],
  ["export", "--format FORMAT is missing."],
  ["export --format xml", "xml is not a format: expected csv, json or xlsx."],
  ["export --format xlsx", "--out FILE is missing."],
  ["export --format csv --delimiter /", "/ is not a delimiter: expected comma, semicolon or tab."],
  ["export --format json --delimiter tab", "Only csv has a --delimiter."],
  [
    "export --format csv --since yesterday",
    "yesterday is not a day: expected one such as 2026-11-20.",
  ],
  [
    "export --format csv --since 2026-02-30",
    "2026-02-30 is not a day: expected one such as 2026-11-20.",
  ],
  ["__proto__", "There is no command __proto__; npm run leads -- help shows them all."],
  ["lst", "There is no command lst; npm run leads -- help shows them all."],
])("says in one line what is wrong with %j", (line, fault) => {
  expect(() => parse(line)).toThrow(new UsageFault(fault));
});

it("takes no empty note", () => {
  expect(() => parseLeadsArguments(["note", "A", " "])).toThrow(/^The note is empty/);
});
