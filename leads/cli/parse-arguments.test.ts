import { expect, it } from "vitest";
import { parseLeadsArguments } from "./parse-arguments.ts";

const parse = (line: string) => parseLeadsArguments(line.split(" "));

it("reads every command of the usage", () => {
  expect(parse("list")).toEqual({ name: "list" });
  expect(parse("retry")).toEqual({ name: "retry" });
  expect(parse("show 7k3qz-m2x9a")).toEqual({ name: "show", id: "7K3QZ-M2X9A" });
  expect(parse("release A")).toEqual({ name: "release", id: "A" });
  expect(parse("backup --out b.json")).toEqual({ name: "backup", out: "b.json" });
  expect(parse("restore --from b.json")).toEqual({ name: "restore", from: "b.json" });
  expect(parse("move")).toEqual({ name: "move" });
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
  "show",
  "show A B",
  "release",
  "retry now",
  "backup",
  "restore b.json",
  "erase a@b.co",
  "erase --email",
  "erase --email b.co",
  "erase --email a@b.co --force",
  "export",
  "export --format xml",
  "export --format xlsx",
  "export --format csv --delimiter /",
  "export --format json --delimiter tab",
  "export --format csv --since yesterday",
  "export --format csv --since 2026-02-30",
  "export --format csv more",
  "__proto__",
  "steal",
  "list more",
])("refuses %j", (line) => {
  expect(parse(line)).toBeUndefined();
});
