import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";
import { drawPage } from "../../tests/draw-page.ts";

const content = new ContentCopy();
const portrait = { alt: "A woman in a hard hat.", rights: "Our own photo, with her consent." };

/** Faults of a quote with this portrait; the file has these bytes, if any. */
async function findFaults(name: string, data?: Buffer | string): Promise<string[]> {
  if (data) content.write(`pictures/${name}`, data);
  content.change("stories.yaml", [0, "portrait"], { ...portrait, file: name });
  const faults = await content.findFaults();
  return faults.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`);
}

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });

const half = (await paint(400, 400).jpeg().toBuffer()).subarray(0, 500);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/>';
/** A small picture whose head says that it has 64 megapixels: to draw them takes seconds. */
async function makeHuge(): Promise<Buffer> {
  const data = await paint(400, 400).png().toBuffer();
  data.writeUInt32BE(8000, 16);
  data.writeUInt32BE(8000, 20);
  data.writeUInt32BE(crc32(data.subarray(12, 29)), 29);
  return data;
}

test.each<[string, string, () => Promise<Buffer>, string]>([
  ["small", "a.png", () => paint(319, 400).png().toBuffer(), "is 319 pixels wide, expected at le"],
  ["no picture", "a.webp", async () => Buffer.from("text"), "cannot be read"],
  ["too many pixels", "a.png", makeHuge, "has 64 megapixels, expected at most 60"],
  ["too many bytes", "a.png", async () => Buffer.alloc(16e6), "is 16.0 MB, expected at most 15"],
  ["half of it", "a.jpg", async () => half, "is damaged or not complete"],
  ["not closed", "a.svg", async () => Buffer.from(drawing), "is damaged or not complete"],
  ["with fonts", "a.svg", async () => Buffer.from("<svg><text>A</text></svg>"), "has <text>"],
])("a picture is refused where it is named: %s", async (_name, file, draw, message) => {
  const [fault] = await findFaults(file, await draw());
  expect(fault).toMatch(/^content\/stories\.yaml:\d+ stories\[0\]\.portrait\.file /);
  expect(fault).toContain(`${file} ${message}`);
});

test("a picture that is not there names the nearest; what is unused is no fault", async () => {
  content.write("pictures/jane-doe.jpg", await paint(400, 400).jpeg().toBuffer());
  const faults = await findFaults("jane-do.jpg");
  expect(faults.join("\n")).toContain('did you mean "jane-doe.jpg"?');
  expect(faults).toHaveLength(1);
});

test("the name of its file is no text alternative", async () => {
  content.change("stories.yaml", [0, "portrait"], { ...portrait, file: "a-b.jpg", alt: "a-b" });
  const [fault] = await content.findFaults();
  expect(fault).toMatchObject({ field: "stories[0].portrait.alt" });
  expect(fault?.message).toContain("is the file's name");
});

test.each([
  ["content/night.HEIC", "save it as JPG first, or put it in with the editor"],
  [
    "content/pictures/logo.psd",
    "a page cannot show a PSD: save it as JPG first; a picture is a .jpg, .png",
  ],
  ["content/blog/contractor-trends-part-one/walk.mov", "videos are MP4 or WebM in content/files"],
])("%s is told where it belongs", async (name, advice) => {
  content.write(name.replace("content/", ""), "x");
  const [fault, ...others] = await content.findFaults();
  expect([fault?.file, others]).toEqual([name, []]);
  expect(fault?.message).toContain(advice);
});

test.each<[string, string, (string | number)[], string, string]>([
  ["a campaign", "campaigns/spring-window.yaml", ["bands", 0], "/spring-window", "main img"],
  ["an industry", "industries.yaml", [0], "/", "[aria-labelledby=industries-title] img"],
  ["a persona", "personas.yaml", ["personas", 0], "/", "main [data-for-persona] img"],
])("%s begins with the team's own photo, if it has one", async (_, file, path, page, image) => {
  const photo = { file: "spring.jpg", alt: "A crew at a column.", rights: "Our own photo, 2026." };
  content.write("pictures/spring.jpg", await paint(1200, 960).jpeg().toBuffer());
  // Each persona keeps its scene, for the day on which the photo goes.
  const replaced = file === "personas.yaml" ? "pictureAlt" : "picture";
  content.change(file, [...path, replaced], undefined);
  content.change(file, [...path, "photo"], photo);
  expect(await content.findFaults()).toEqual([]);
  const picture = drawPage(content.root, page)?.(image).first();
  expect([picture?.attr("src"), picture?.attr("alt")]).toEqual(["pictures/spring.jpg", photo.alt]);
  content.change(file, [...path, "photo"], undefined);
  const faults = (await content.findFaults()).filter(({ field }) => field?.endsWith("Alt"));
  expect(faults).toHaveLength(replaced === "pictureAlt" ? 1 : 0);
});
