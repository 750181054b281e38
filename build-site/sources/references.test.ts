import { expect, test } from "vitest";
import { taskBoard } from "../../app/parts/figures/schema.ts";
import { buildFacts, getTask } from "../../plant/facts.ts";
import { ContentCopy, project } from "../../tests/content-copy.ts";
import { smallPlant } from "../../tests/small-plant.ts";
import { readContent } from "./read-content.ts";
import { type Facts, fillText, parseNumber, readPlant } from "./references.ts";

const read: Facts = {
  plant: { plant: smallPlant, facts: buildFacts(smallPlant), faults: [] },
  claims: { facts: { overage: "17%", sites: { mining: "15+" } }, samples: new Set() },
};

const sources = ["claims", ...Object.keys(read.plant.facts ?? {})].join(", ");

function fill(text: string) {
  const faults: string[] = [];
  return { value: fillText(text, read, (message) => void faults.push(message)), faults };
}

test.each([
  ["{{workers.W-1.gate}}", 11.82],
  ["{{workers.W-1.pay.total:dollars}}", 975.25],
  ["{{crews.Crew 1.workers + 1}} workers", "2 workers"],
  ["{{workers.W-1.pay.total:$}}", "$975.25"],
  ["{{scaffolds.S-3.volumeDifference:1}} m³", "−1.5 m³"],
  ["expired {{workers.W-3.certificates.Confined space.expires:day}}", "expired Nov 14"],
  ["{{claims.overage}}", "17%"],
  ["{{claims.sites.mining}} sites", "15+ sites"],
])("%s is %s", (text, value) => {
  expect(fill(text)).toEqual({ value, faults: [] });
});

test.each([
  ["{{workers.W-1.gaet}}", 'did you mean "gate"?'],
  ["{{claims.overages}}", 'is not in content/claims.yaml; did you mean "overage"?'],
  [
    "{{claim.overage}}",
    `"claim" in {{claim.overage}} is nothing that a reference begins with; expected one of ${sources}; did you mean "claims"?`,
  ],
  ["{{workers.W-1.pay}}", "is not a single value; it has straight,"],
  ["{{workers.W-1.gate:word}}", "11.82 is not a number from 0 to 20"],
])("%s cannot be filled in", (text, message) => {
  expect(fill(text).faults).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["5,000+", 5000],
  ["10K+", 10000],
  ["16 hrs", 16],
])("a claim of %s is the number %d", (printed, number) => {
  expect(parseNumber(printed)).toBe(number);
});

const content = new ContentCopy();

test("the board has each task in the column of its state", () => {
  const { plant } = readPlant(project);
  const shown = readContent(project, taskBoard).columns.flatMap(({ state, tasks }) =>
    tasks.map(({ order }) => ({ order, state })),
  );
  expect(shown).toEqual(
    shown.map(({ order }) => ({ order, state: plant && getTask(plant, order)?.state })),
  );
});

test("a number that nothing has is the one fault that is reported", async () => {
  content.change("plant/shift.yaml", ["workers", 0, "order"], "WO-1");
  expect(readPlant(content.root).faults).toMatchObject([
    { file: "content/plant", message: expect.stringContaining("WO-1") },
  ]);
  expect(await content.findFaults()).toHaveLength(1);
});
