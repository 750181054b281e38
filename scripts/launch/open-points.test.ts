import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { makeContentConfig } from "../../build-site/editor/editor-config.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { listOpenPoints, renderPoints } from "./open-points.ts";

const content = new ContentCopy();
const editor = { config: await makeContentConfig(), origin: "http://localhost:3000" };
const list = () => listOpenPoints(content.root, ".");

beforeEach(() => content.replaceSamples());

test("nothing is left where every sample is replaced and there is no customer to name", async () => {
  content.write("customers.yaml", "names: []\n");
  for (const file of ["stories.yaml", "industries.yaml"]) content.write(file, "[]\n");
  content.replace("pages/how-it-works.yaml", "/how-it-works#industries", "/how-it-works");
  content.change("pages/integrations.yaml", ["bands", 5, "quote"], undefined);
  content.makeDownloads();
  expect(await content.findFaults()).toEqual([]);
  expect(await list()).toEqual([]);
});

test("customers, quotes and figures that are samples are not shown, and keep nobody from the launch", async () => {
  const sampleFiles = ["customers.yaml", "stories.yaml", "pages/integrations.yaml", "claims.yaml"];
  const real = new Map(sampleFiles.map((file) => [file, content.read(file)]));
  content.restore();
  const samples = sampleFiles.map((file) => [file, content.read(file)] as const);
  await content.replaceSamples();
  for (const [file, text] of samples) content.write(file, text);
  content.makeDownloads();
  const points = await list();
  expect(new Set(points.map(({ duty }) => duty))).toEqual(new Set(["later"]));
  expect(renderPoints(editor, points).count).toBe(0);
  // A figure is marked in claims.yaml alone, wherever it is named.
  const marked = new Set(points.map(({ file }) => file.replace("content/", "")));
  expect([...marked].sort()).toEqual(sampleFiles.sort());
  for (const [file, text] of real) content.write(file, text);
  expect(await list()).toEqual([]);
});

test("a placeholder that has only lost its mark is left", async () => {
  content.change("site.yaml", ["address", "city"], "Musterstadt");
  content.makeDownloads();
  const message = expect.stringMatching(/^Muster/);
  const point = { field: "address.city", duty: "law", owner: "legal", message };
  expect(await list()).toMatchObject([point]);
});

test("a blank in capitals or brackets is left, in legal texts and in the documents for the officer", async () => {
  const privacy = content.read("legal/privacy.md");
  const texts = "Ask [DPO NAME].\nOur TRANSFER MECHANISM; [GDPR](/imprint) and HTTPS are none.\n";
  content.write("legal/privacy.md", `${privacy}\n${texts}`);
  content.makeDownloads();
  const docs = join(content.root, "docs");
  onTestFinished(() => rmSync(docs, { recursive: true }));
  mkdirSync(docs);
  writeFileSync(join(docs, "data-protection.md"), "COMPANY, `--out FILE`, HOST'S PLACE\n\nWHO\n");
  writeFileSync(join(docs, "staff-notice.md"), "EU, GDPR: NAME AND CONTACT, if there is one\n");
  const points = await list();
  expect(points).toEqual(
    points.map((each) => expect.objectContaining({ ...each, owner: "legal" })),
  );
  expect(points.map(({ message }) => message.replace(/ \(.*/, ""))).toEqual([
    "[DPO NAME]",
    "TRANSFER MECHANISM",
    "COMPANY",
    "HOST'S PLACE",
    "WHO",
    "NAME AND CONTACT",
  ]);
});

test("a download that is older than its text is left", async () => {
  content.write("legal/terms.md", `${content.read("legal/terms.md")}\nA new sentence.\n`);
  const task = expect.stringContaining("npm run downloads");
  expect(await list()).toMatchObject([{ file: "content/legal/terms.md", duty: "law", task }]);
});

test("all of one kind is one point, with the first places by the editor's names and addresses; one owner's are all there", async () => {
  content.restore();
  const points = await list();
  const { count, lines } = renderPoints(editor, points);
  expect(count).toBeLessThan(40);
  const text = lines.join("\n");
  expect(text).toMatch(/^LAW .*\n\n {2}legal, \d+ /);
  const form = `${editor.origin}/edit/#/collections/site/entries/site`;
  expect(text).toMatch(new RegExp(`Product and company: Company “.*; and \\d+ more\n +${form}\n`));
  expect(text).toMatch(
    /^ {2}product, \d+ marked.*(?:\n {4}Texts of downloads.*\n.*){3}\n {4}and \d+ more$/m,
  );
  expect(renderPoints(editor, points, "legal").lines.join("\n")).not.toMatch(/and \d+ more/);
});
