import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";

const content = new ContentCopy();
const field = [0, "quote"];

test("a quote in quotation marks of its own is refused, and told without", async () => {
  content.change("stories.yaml", field, '"We argue less."');
  const message = expect.stringContaining("which the page puts: We argue less.");
  expect(await content.findFaults()).toMatchObject([{ field: "stories[0].quote", message }]);
  // It may end with such a word.
  content.change("stories.yaml", field, "What we agree on is “done”");
  expect(await content.findFaults()).toEqual([]);
});
