import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { checkOwnFiles, listLinkedFiles } from "./own-files.ts";

let root: string;
beforeEach(() => {
  root = makeTemporaryFolder();
  mkdirSync(join(root, "content/files"), { recursive: true });
});

/** An MP4 whose description has this in it. */
const film = (inside: string) => {
  const moov = Buffer.from(`0000moov${inside}`, "latin1");
  moov.writeUInt32BE(moov.length);
  return Buffer.concat([Buffer.from([0, 0, 0, 12]), Buffer.from("ftypisom"), moov]);
};

test.each([
  ["Price List.pdf", "", "has a name that makes a poor address"],
  ["setup.exe", "", "is not a kind of file that can be downloaded here"],
  ["video.zip", Buffer.alloc(31e6), "is 31.0 MB, expected at most 20"],
  ["phone.mp4", film("udta\xA9xyz+53.55+010.00/"), "says where it was filmed"],
  ["words.vtt", "1\n00:01", "is no .vtt inside, which begins with WEBVTT"],
  ["empty.vtt", "WEBVTT\n\nSay it.\n", "has no captions"],
  ["comma.vtt", "WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nSay it.\n", "line 3: “00:00:01,000 -->"],
  ["arrow.vtt", "WEBVTT\n\n00:01.000 -> 00:02.000\nSay it.\n", "with dots and an arrow of three"],
  ["price-list.pdf", "<!doctype html>", "is no .pdf inside"],
  ["price-list.xlsx", "Item;Rate", "is no .xlsx inside"],
])("%s is refused", (name, data, message) => {
  const file = `content/files/${name}`;
  writeFileSync(join(root, file), data);
  expect(checkOwnFiles(root)).toMatchObject([{ file, message: expect.stringContaining(message) }]);
});

test("a film without its place and captions fit", () => {
  const captions =
    "WEBVTT\r\n\r\n1\r\n00:01.000 --> 00:02.500 align:start\r\nSay it.\r\n\r\n01:00:01.000 --> 01:00:02.000\r\n- So.\r\n";
  writeFileSync(join(root, "content/files/film.mp4"), film("trak"));
  writeFileSync(join(root, "content/files/film.vtt"), captions);
  expect(checkOwnFiles(root)).toEqual([]);
});

test("only what shown content links to is online: not what a draft or a comment names", () => {
  const texts = {
    "a.yaml": "- { href: /files/linked.pdf }\n- file: offered.pdf\n# - file: withdrawn.pdf\n",
    "b.md":
      "---\ntitle: A\n---\nA \\` as in [the list](/files/in-text.pdf), not `/files/later.pdf`.\n<!-- /files/draft.pdf -->\nhttps://example.com/files/text.pdf\n",
    "c.md": "---\ndraft: true\n---\n[Later](/files/draft.pdf)\n",
    "part.md": "A part of a text has [no head](/files/of-part.pdf).\n\n---\n",
    "d.yaml": "publish: 2999-01-01\nhref: /files/later.pdf\n",
  };
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(root, "content", name), text);
  for (const name of "linked offered withdrawn in-text of-part draft later text".split(" ")) {
    writeFileSync(join(root, "content/files", `${name}.pdf`), "");
  }
  const list = (hasDrafts: boolean) =>
    listLinkedFiles(root, { hasDrafts }).map((file) => basename(file, ".pdf"));
  expect(list(false)).toEqual(["in-text", "linked", "of-part", "offered"]);
  expect(list(true)).toEqual(["draft", "in-text", "later", "linked", "of-part", "offered"]);
});
