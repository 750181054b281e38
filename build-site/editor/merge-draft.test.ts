import { expect, test } from "vitest";
import { followChange, mergeDraft } from "./browser/merge-draft.ts";

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
    { text: "Mine", "list.1.name": "Mine" },
    { text: "Theirs", "list.1.name": "Theirs" },
    { text: "Mine", "list.1.name": "Mine" },
    ["text", "list.1.name"],
  ],
  [
    "the draft's list, if it changed while the file's grew",
    { "list.0.name": "Mine" },
    { "list.2.name": "C" },
    { "list.0.name": "Mine" },
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

const photo = { alt: "A gate at night", rights: "Our own photo", credit: "Jane Doe" };
const none = { alt: "", rights: "", credit: "" };

/** What the form has once the field of the key, which had a value, has another. */
function change(values: Record<string, unknown>, key: string, after: unknown) {
  const draft = { ...values };
  followChange(draft, key, draft[key], after);
  draft[key] = after;
  return draft;
}

test.each([
  ["photo", { file: "gate.webp", ...photo }, "file", { file: "blob:1", ...none }],
  ["photo, this one gone,", { file: "blob:1", ...photo }, "file", { file: "", ...none }],
  ["scene", { picture: "gate", pictureAlt: "Old" }, "picture", { picture: "dusk", pictureAlt: "" }],
])("another %s asks for its own words and rights", (_, before, field, after) => {
  expect(change(before, field, after[field as keyof typeof after])).toEqual(after);
  const inList = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`bands.0.${key}`, value]));
  const value = after[field as keyof typeof after];
  expect(change(inList(before), `bands.0.${field}`, value)).toEqual(inList(after));
});

test.each([
  ["the first file", { file: "", ...photo }, "blob:1"],
  ["a file that is saved", { file: "blob:1", ...photo }, "gate.webp"],
])("%s leaves what is said of it", (_, values, after) => {
  expect(change(values, "file", after)).toEqual({ ...values, file: after });
});
