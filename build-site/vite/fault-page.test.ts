import { execFileSync } from "node:child_process";
import { load } from "cheerio";
import sharp from "sharp";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";
import { spoiled } from "../../tests/spoiled-content.ts";
import { getLocalEditAddress } from "../editor/edit-address.ts";
import { makeContentConfig } from "../editor/editor-config.ts";
import { drawFaultPage } from "./fault-page.ts";

const content = new ContentCopy();
const forms = await makeContentConfig();
const article = "blog/contractor-management-pitfalls/index.md";
const form = "/edit/#/collections";
const articleForm = `${form}/articles/entries/contractor-management-pitfalls/index`;
const git = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd });
const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "gray" } })
  .jpeg()
  .toBuffer();

const setHead = (field: string, value: string) =>
  content.write(
    article,
    content.read(article).replace(new RegExp(`^${field}: .*`, "m"), `${field}: ${value}`),
  );

/** What a page of faults says: the first place, where it opens, its first field, and all of its words. */
async function tell(config: typeof forms | undefined) {
  const $ = load(drawFaultPage(await content.findFaults(), config));
  const link = $("h2 a").first();
  return {
    place: link.text(),
    href: link.attr("href"),
    field: $("h3").first().text(),
    words: $("main").text(),
  };
}

test.each<[string, () => void, string, string, string, RegExp]>([
  [
    "a value in a list of a file",
    () =>
      content.change("pages/how-it-works.yaml", ["faq", "items", 0, "link"], {
        label: "See",
        href: "/nowhere",
      }),
    "Pages › How It Works",
    `${form}/pages/entries/pages-how-it-works`,
    "Questions › Entries › 1 › Link › Link to",
    /"\/nowhere" is not a page on this site\./,
  ],
  [
    "a line of a text",
    () => content.write(article, `${content.read(article)}\n[x](/nowhere)\n`),
    "Articles › contractor-management-pitfalls",
    articleForm,
    "Text",
    /"\/nowhere" is not a page on this site\./,
  ],
  [
    "a figure that the sample plant lacks",
    () => content.write(article, `${content.read(article)}\n{{orders.NONE.payable}}\n`),
    "Articles › contractor-management-pitfalls",
    articleForm,
    "Text",
    /is not in the sample plant(?! \()/,
  ],
  [
    "a country that is named twice",
    () => content.change("jobs/integration-engineer.yaml", ["remote"], ["DE", "CA", "DE"]),
    "Jobs › integration-engineer",
    `${form}/jobs/entries/integration-engineer`,
    "Remote › 3",
    /"DE" is there twice/,
  ],
  [
    "a video's bare address",
    () => content.write(article, `${content.read(article)}\nhttps://youtu.be/dQw4w9WgXcQ\n`),
    "Articles › contractor-management-pitfalls",
    articleForm,
    "Text",
    /Add it to “Videos” with its address, and write !\[What it shows\]\(video:ID\) here\./,
  ],
  [
    "an address that is taken",
    () => {
      content.write("campaigns/modules.yaml", content.read("campaigns/spring-window.yaml"));
      content.remove("campaigns/spring-window.yaml");
    },
    "Campaigns › modules",
    `${form}/campaigns/entries/modules`,
    "",
    /This has the address \/modules, which is taken\. Duplicate this entry/,
  ],
  [
    "a picture without its rights",
    () => {
      content.write("blog/contractor-management-pitfalls/gate.jpg", photo);
      setHead("picture", "./gate.jpg");
    },
    "Articles › contractor-management-pitfalls",
    articleForm,
    "Picture",
    /“gate\.jpg” is not in “Pictures”\. Add it there/,
  ],
  [
    "a value that another entry decides",
    () => setHead("category", "Nothing"),
    "Articles › contractor-management-pitfalls",
    articleForm,
    "Category",
    /"Nothing" is not a category\. Expected one of .* in “Pages › Blog”/,
  ],
  [
    "an odd space in a field of an article",
    () => content.write(article, content.read(article).replace("Seven ways", "Seven\u00A0ways")),
    "Articles › contractor-management-pitfalls",
    articleForm,
    "Excerpt",
    /This has a no-break or narrow space between “Seven” and “ways”\. Write/,
  ],
  [
    "a link to a file that was not put there",
    () => content.write(article, `${content.read(article)}\n[x](/files/gate-list.csv)\n`),
    "Articles › contractor-management-pitfalls",
    articleForm,
    "Text",
    /"gate-list\.csv" is not there\. Upload it under “Assets › Global Assets”, or correct the link\./,
  ],
])("tells of %s in the words of the form", async (_, spoil, place, href, field, words) => {
  spoil();
  const told = await tell(forms);
  expect(told).toMatchObject({ place, href, field });
  expect(told.words).toMatch(words);
  expect(told.words).not.toMatch(/\.ya?ml|\.md\b|content\/|\[\d|\w:\d|undefined/);
});

/** What only those know who have the files: keys, lines, paths, marks of YAML. */
const ofFiles =
  /\.ya?ml|\.md\b|content\/|\[\d|\w:\d|undefined|`|in the head|"\w+: |\b[a-z]+[A-Z]|\bhero\b/;

test.each(Object.entries(spoiled))("no fault of a form speaks of keys: %s", async (_, spoil) => {
  await spoil(content);
  const $ = load(drawFaultPage(await content.findFaults(), forms));
  const lines = $("h3, section p")
    .get()
    .map((each) => $(each).text());
  expect(lines.filter((line) => ofFiles.test(line))).toEqual([]);
});

test("of a file that no form can open, it names the file and its line", async () => {
  const versions = "<<<<<<< HEAD\n=======\n>>>>>>> theirs\n";
  content.write(article, content.read(article).replace("title:", `${versions}title:`));
  const { field, place, words } = await tell(forms);
  expect([place, field]).toEqual([`content/${article}`, "line 2"]);
  expect(words).toContain("Open it in a text editor");
});

test("of a renamed page, it says once that publishing does the rest", async () => {
  git(content.root, "init", "--quiet");
  git(content.root, "add", "content");
  git(content.root, "-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "A");
  content.move("blog/contractor-trends-part-one", "blog/contractor-trends-since-2010");
  const { words } = await tell(forms);
  expect(words).toMatch(/^Nothing to correct/);
  expect(words).toMatch(
    /part-one is now \/blog\/contractor-trends-since-2010, and \w+ places? links? to it/,
  );
  expect(words).not.toMatch(/did you mean|content\/|\w:\d/i);
});

test("without an editor, it tells of the file and the line, and opens the file there", async () => {
  content.write("redirects.yaml", "- from: /old\n  to: /nowhere\n");
  const { place, href, field } = await tell(undefined);
  expect(place).toBe("content/redirects.yaml");
  expect(field).toBe("line 2: redirects[0].to");
  expect(href).toBe(getLocalEditAddress("content/redirects.yaml:2"));
});
