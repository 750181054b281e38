import { expect, test } from "vitest";
import { buildFacts } from "../../plant/facts.ts";
import { smallPlant } from "../../tests/small-plant.ts";
import { parseContentFile } from "./content-file.ts";
import { fillText } from "./plant-references.ts";
import type { ReadPlant } from "./read-plant.ts";

const read: ReadPlant = { plant: smallPlant, facts: buildFacts(smallPlant), faults: [] };

function fill(text: string) {
  const faults: string[] = [];
  return { value: fillText(text, read, (message) => void faults.push(message)), faults };
}

test.each([
  ["{{workers.W-1.gate}}", 11.82],
  ["{{workers.W-1.pay.total:dollars}}", 975.25],
  ["{{workers.W-1.order}}", "WO-1"],
  ["{{crews.Crew 1.payable - workers.W-1.payable}}", 11],
  ["{{crews.Crew 1.workers + 1}} workers", "3 workers"],
  ["{{workers.W-1.payable:2}} h", "11.00 h"],
  ["{{workers.W-1.difference:+2}} h", "+1.00 h"],
  ["{{workers.W-1.pay.total:$}}", "$975.25"],
  ["{{rfqs.RFQ-1.estimate:$0}}", "$412,000"],
  ["{{rfqs.RFQ-1.estimate:amount0}} dollars", "412,000 dollars"],
  ["{{scaffolds.S-3.volumeDifference:1}} m³", "−1.5 m³"],
  ["{{rules.premium.factor:%}}", "15%"],
  ["expired {{workers.W-3.certificates.Confined space.expires:day}}", "expired Nov 14"],
  ["on {{shift.date:long day}}", "on November 17"],
])("%s is %s", (text, value) => {
  expect(fill(text)).toEqual({ value, faults: [] });
});

test.each([
  ["{{workers.W-1.gaet}}", 'did you mean "gate"?'],
  ["{{workers.W-1.pay}}", "is not a single value; it has straight,"],
  ["{{workers.W-1.gate:3}}", '"3" in {{workers.W-1.gate:3}} is not a format'],
])("%s cannot be filled in", (text, message) => {
  expect(fill(text).faults).toEqual([expect.stringContaining(message)]);
});

test("a plant with faults of its own says so where it is referred to", () => {
  const faults: string[] = [];
  const { faults: own } = parseContentFile("content/plant/site.yaml", undefined);
  fillText("{{shift.date}}", { faults: own }, (message) => void faults.push(message));
  expect(faults).toEqual(["refers to the sample plant, which has faults of its own"]);
});
