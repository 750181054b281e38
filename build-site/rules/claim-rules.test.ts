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
