import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";
import { composeCommitted } from "../../tests/published-content.ts";
import { listQuestions, tidyContent } from "./content-questions.ts";

const content = new ContentCopy(composeCommitted);
/** The questions about one file: the sample is asked about its far days itself. */
const ask = async (file: string) =>
  (await listQuestions(content.root)).filter((each) => each.file === `content/${file}`);
const article = "blog/contractor-management-pitfalls";

test.each([
  [
    "date: ",
    `validUntil: ${new Date().getUTCFullYear() + 2}-12-31\ndate: `,
    "months away; is the year",
  ],
  ["date: ", "until:\n  day: 2020-12-31\n  to: /blog\ndate: ", "2020-12-31 as its last day"],
  ["title: ", "title: 🚀 ", "has the emoji 🚀"],
  [
    "excerpt: ",
    "excerpt: For 18.000 €, ",
    "“18.000 €”, whose signs are those of another language; did you mean “18,000 €”?",
  ],
  ["excerpt: ", "excerpt: For 1.250,50 or less, ", "did you mean “1,250.50”?"],
])("asks about %j as %j", async (right, wrong, question) => {
  content.replace(`${article}/index.md`, `\n${right}`, `\n${wrong}`);
  expect((await ask(`${article}/index.md`)).map(({ message }) => message)).toEqual([
    expect.stringContaining(question),
  ]);
});

test("asks about a new word that no dictionary has, and about no other", async () => {
  const excerpt = "excerpt: Whoever aproves the turndown, such as Kurtz at W-1187/a, reads it.";
  const file = `${article}/index.md`;
  content.write(file, content.read(file).replace(/^excerpt: .*$/m, excerpt));
  expect((await ask(file)).map(({ message }) => message)).toEqual([
    "“aproves” is new here; is it spelled right?",
    "“turndown” is new here; is it spelled right?",
  ]);
});

test("says of a download that nothing offers any longer that it is not online", async () => {
  const at = content
    .read("resources.yaml")
    .split(/^- id: /m)
    .findIndex((each) => each.startsWith("oracle-4-5"));
  content.change("resources.yaml", [at - 1], undefined);
  expect((await ask("resources.yaml")).map(({ message }) => message)).toEqual([
    "no longer offers /downloads/oracle-4-5-0-315.pdf, so it is not online",
  ]);
});

test("makes a photo with a place, or a large one, small and clean, and keeps it upright", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const raw = sharp({
    create: { width: 2500, height: 1000, channels: 3, background: "#888", noise },
  });
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 33/1 0/1" } };
  // Lying on its side, as a phone that was held upright saves it.
  const photo = await raw
    .jpeg({ quality: 95 })
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .toBuffer();
  content.write(`${article}/gate.jpg`, photo);
  expect(await ask(`${article}/gate.jpg`)).toMatchObject([
    { message: expect.stringContaining("is not shown in its article") },
    { message: expect.stringMatching(/MB and says where it was taken; .*publishing makes/) },
  ]);
  const path = join(content.root, "content", article, "gate.jpg");
  const link = join(content.root, "content/my-photos");
  symlinkSync(join(content.root, "content", article), link);
  await expect(tidyContent(content.root)).rejects.toThrow("content/my-photos:1  is a link");
  expect(readFileSync(path)).toEqual(photo);
  rmSync(link);
  await tidyContent(content.root);
  expect(await ask(`${article}/gate.jpg`)).toHaveLength(1);
  const { width, height, exif } = await sharp(path).metadata();
  expect({ width, height, exif }).toEqual({ width: 960, height: 2400, exif: undefined });
});
