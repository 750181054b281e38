import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";

const content = new ContentCopy();
const field = [0, "quote"];

test.each([
  ['"We argue less."', "We argue less."],
  ["«We argue less.»", "We argue less."],
  ["“We argue less,” he said, “and build more.”", "We argue less,” he said, “and build more."],
])(
  "a quote in quotation marks of its own is refused, and told without: %s",
  async (quote, words) => {
    content.write(
      "stories.yaml",
      content.read("stories.yaml").replace(/^ {2}quote: .*/m, () => `  quote: '${quote}'`),
    );
    expect(await content.findFaults()).toMatchObject([
      {
        field: "stories[0].quote",
        message: expect.stringContaining(`which the page puts: ${words}`),
      },
    ]);
  },
);

test("a quote may end with a word in quotation marks", async () => {
  content.change("stories.yaml", field, "What we agree on is “done”");
  expect(await content.findFaults()).toEqual([]);
});
