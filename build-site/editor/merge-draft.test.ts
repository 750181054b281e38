import { expect, test } from "vitest";
import { mergeDraft } from "./browser/merge-draft.ts";

const read = { title: "Title", text: "Text", "list.0.name": "A", "list.1.name": "B" };

test.each([
  ["what only the file has new", {}, { text: "New" }, { text: "New" }, []],
  ["what only the draft has new", { text: "New" }, {}, { text: "New" }, []],
  [
    "different values of both, inside a list too",
    { title: "Mine", "list.0.name": "Mine" },
    { text: "Theirs", "list.1.name": "Theirs" },
    { title: "Mine", text: "Theirs", "list.0.name": "Mine", "list.1.name": "Theirs" },
    [],
  ],
  ["a list that grew in the file", {}, { "list.2.name": "C" }, { "list.2.name": "C" }, []],
  [
    "the draft's, if both have changed it",
    { text: "Mine" },
    { text: "Theirs" },
    { text: "Mine" },
    ["text"],
  ],
  [
    "the draft's list, if it changed while the file's grew",
    { "list.0.name": "Mine" },
    { "list.2.name": "C" },
    { "list.0.name": "Mine" },
    ["list"],
  ],
  [
    "the draft's list, if its entries moved",
    { "list.0.name": "B", "list.1.name": "A", "list.0.__sc_item_id": "x" },
    { "list.1.name": "Theirs" },
    { "list.0.name": "B", "list.1.name": "A", "list.0.__sc_item_id": "x" },
    ["list"],
  ],
])("a restored draft has %s", (_, changed, elsewhere, expected, twice) => {
  const draft = { ...read, ...changed };
  expect(mergeDraft(read, draft, { ...read, ...elsewhere })).toEqual(twice);
  expect(draft).toEqual({ ...read, ...expected });
});

test("an entry that went in the file goes in the draft", () => {
  const { "list.1.name": _, ...now } = read;
  const draft = { ...read, "list.1.__sc_item_id": "x", title: "Mine" };
  mergeDraft(read, draft, now);
  expect(draft).toEqual({ ...now, title: "Mine" });
});
