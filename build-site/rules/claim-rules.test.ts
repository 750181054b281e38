import type { Fault } from "content-model/content-file";
import { beforeAll, expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";

const content = new ContentCopy();
let faults: readonly Fault[];

beforeAll(async () => {
  content.change("pages/about.yaml", ["bands", 2, "overall", "basis"], "facilites");
  content.change("pages/about.yaml", ["bands", 2, "items", 0, "figure", "value"], "60");
  faults = await content.findFaults();
  content.restore();
});

test.each([
  ["bands[2].overall.basis", 'did you mean "facilities"?'],
  ["bands[2].items[0].figure.value", '"60" is not the figure of its basis'],
])("a metric has a claim as its basis, and its value: %s", (field, message) => {
  expect(faults).toContainEqual(
    expect.objectContaining({
      file: "content/pages/about.yaml",
      field,
      message: expect.stringContaining(message),
    }),
  );
});

test.each(["0.37", "37", "37+"])(
  "a figure in percent without its sign is refused: %s",
  async (value) => {
    content.change("claims.yaml", [0, "unit"], "percent");
    content.change("claims.yaml", [0, "value"], value);
    const field = "claims[0].value";
    const message = expect.stringContaining(`"${value}" has no percent sign`);
    expect(await content.findFaults()).toMatchObject([
      { file: "content/claims.yaml", field, message },
    ]);
  },
);

test("a figure in percent fits, with and without a plus", async () => {
  content.change("claims.yaml", [0, "unit"], "percent");
  for (const value of ["37%", "40%+", "0-10%"]) {
    content.change("claims.yaml", [0, "value"], value);
    expect(await content.findFaults()).toEqual([]);
  }
});
