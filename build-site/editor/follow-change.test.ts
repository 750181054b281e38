import { expect, test } from "vitest";
import { followChange } from "./browser/follow-change.ts";

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
  [
    "scene",
    { picture: "gate", pictureAlt: "A gate" },
    "picture",
    { picture: "dusk", pictureAlt: "" },
  ],
  [
    "poster",
    { poster: "a.webp", rights: "Ours", file: "/files/a.mp4" },
    "poster",
    { poster: "blob:1", rights: "", file: "/files/a.mp4" },
  ],
  [
    "video",
    { rights: "Ours", file: "/files/a.mp4", captions: "/files/a.vtt" },
    "file",
    { rights: "Ours", file: "blob:1", captions: "" },
  ],
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
  ["a file that is taken out", { file: "gate.webp", ...photo }, ""],
])("%s leaves what is said of it", (_, values, after) => {
  expect(change(values, "file", after)).toEqual({ ...values, file: after });
});

test.each([
  ["is another's", "17%", "{{claims.rework}}"],
  ["is that of the claim before", "{{claims.rework-hours}}", "{{claims.rework}}"],
  ["is one of several", "{{claims.rework.chemicals}}", "{{claims.rework.chemicals}}"],
])(
  "the claim behind a metric gives its figure, unless it has it: one that %s",
  (_, value, after) => {
    const changed = change({ "metric.value": value, "metric.basis": "" }, "metric.basis", "rework");
    expect(changed).toEqual({ "metric.value": after, "metric.basis": "rework" });
  },
);
