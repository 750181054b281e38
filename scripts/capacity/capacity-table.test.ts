import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type CapacityFigures,
  renderCapacityTable,
  replaceCapacityTable,
} from "./capacity-table.ts";

const docs = join(import.meta.dirname, "../../docs");

test("the capacity in docs/scaling.md is what the measured figures give", () => {
  const figures = JSON.parse(readFileSync(join(docs, "capacity.json"), "utf8"));
  const page = readFileSync(join(docs, "scaling.md"), "utf8");
  expect(replaceCapacityTable(page, figures)).toBe(page);
});

test("capacity follows from cost: the dearer of server and database limits", () => {
  const figures: CapacityFigures = {
    measuredOn: "2026-11-20",
    node: "24",
    processor: "a core",
    page: 1,
    file: 0.5,
    sqlite: { server: 2 },
    postgres: { server: 1, database: 7 },
    memory: { start: 1, most: 2 },
  };
  const rows = renderCapacityTable(figures).split("\n");
  // 700 ms of a core a second; 14 ms a visit; 50 visits a second, 0.15 of a day's in 3,600 seconds.
  expect(rows[2]).toMatch(/^\| one server, SQLite \| 1,200,000 \| 350 \|/);
  expect(rows[4]).toMatch(/\| 100 \| the database's core \|$/);
});
