import { makeField } from "content-model/form-fields";
import { explainFigure, figure } from "content-model/formatted-text";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";
import { listFilled, listRefusals } from "../../tests/filled-fields.ts";
import { readFormSite } from "../editor/editor-config.ts";

const content = new ContentCopy();
test.each([
  ["37", '"37" has no percent sign'],
  ["40%+", undefined],
])("a figure in percent has its sign: %s", async (value, fault) => {
  content.change("claims.yaml", [0, "unit"], "percent");
  content.change("claims.yaml", [0, "value"], value);
  const found = (await content.findFaults()).map(({ field, message }) => `${field}: ${message}`);
  expect(found).toEqual(fault ? [expect.stringContaining(`claims[0].value: ${fault}`)] : []);
});

const site = readFormSite();
const listFormFaults = (value: string) =>
  listFilled(value, makeField(site, "value", figure({ max: 20 }))).flatMap(listRefusals);

test.each([
  ["5.000+", "5,000+"],
  ["1.250,50", "1,250.50"],
  ["12000", "12,000"],
  ["35 %", "35%"],
  ["> 500", "500+"],
  ["100k USD", "$100k"],
  ["3–12 months", "3-12 months"],
])("a figure written %s is refused, and the form refuses it: expected %s", (wrong, right) => {
  expect(explainFigure(wrong)).toBe(`found "${wrong}", expected "${right}"`);
  expect(listFormFaults(wrong)).toEqual([expect.stringContaining("5,000, 11.20, 40%")]);
});

test.each([
  ...["5,000+", "11.20", "40%", "-39", "$100k+", "10K+", "3-12 months", "0-10%", "2023", "12"],
  ...["one business day", "7 to 10%", "Day 16", "€1,200", "06:10", "148.5 m³", "10.20 h", "−3.3%"],
  ...["1,234,567", "$1,663.20", "W-07741", "20 hrs", "over one week"],
])("a figure written %s fits, and the form takes it", (right) => {
  expect(explainFigure(right)).toBeUndefined();
  expect(listFormFaults(right)).toEqual([]);
});
