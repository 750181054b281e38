import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";

const content = new ContentCopy();
const field = [0, "quote"];

test.each(['"We argue less about hours."', "«We argue less about hours.»"])(
  "a quote with quotation marks of its own is refused: %s",
  async (quote) => {
    content.change("stories.yaml", field, quote);
    const message = expect.stringContaining("the page puts quotation marks around them");
    expect((await content.findFaults()).map((fault) => fault.message)).toContainEqual(message);
  },
);

test("a quote may end with a word in quotation marks", async () => {
  content.change("stories.yaml", field, "What we agree on is “done”");
  expect(await content.findFaults()).toEqual([]);
});
