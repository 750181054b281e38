import type { IncomingMessage, ServerResponse } from "node:http";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { ContentCopy } from "../../tests/content-copy.ts";
import { makeContentConfig } from "../editor/editor-config.ts";
import { tellFault } from "./dev-site.ts";
import { createOpenListener, sayWhatIsMade } from "./dev-site-plugin.ts";

const content = new ContentCopy();
const forms = await makeContentConfig();
const article = "blog/contractor-management-pitfalls/index.md";
const form = "/edit/#/collections";
/** What is said of the first fault. */
const tell = async () => (await content.findFaults()).map((each) => tellFault(each, forms))[0];

test("names a file that a message sends to as the editor does", async () => {
  content.change("stories.yaml", [0, "metric", "value"], "1,200 h");
  expect((await tell())?.words).toContain("“All figures”");
});

test.each<[string, () => void, string, string]>([
  [
    "a value in a list of a file",
    () =>
      content.change("pages/how-it-works.yaml", ["faq", "items", 0, "link"], {
        label: "See",
        href: "/nowhere",
      }),
    "Pages › How It Works › Questions › Entries › 1 › Link › Link to",
    `${form}/pages/entries/pages-how-it-works`,
  ],
  [
    "a line of a text",
    () => content.write(article, `${content.read(article)}\n[x](/nowhere)\n`),
    "Articles › contractor-management-pitfalls › Text",
    `${form}/articles/entries/contractor-management-pitfalls/index`,
  ],
])("names the place of %s as the form does", async (_, spoil, name, href) => {
  spoil();
  const told = await tell();
  expect(told).toMatchObject({ name, href, isInEditor: true });
  expect(told?.words).toMatch(/"\/nowhere" is not a page on this site\./);
});

test("of a file that no form can open, it names the file and its line", async () => {
  const versions = "<<<<<<< HEAD\n=======\n>>>>>>> theirs\n";
  content.write(article, content.read(article).replace("title:", `${versions}title:`));
  expect(await tell()).toMatchObject({
    name: `content/${article}, line 2`,
    words: expect.stringContaining("The editor cannot open this file"),
  });
});

const site = "/home/anna/site";

/** The status of an answer, and whether Vite is to open the file. */
function askToOpen(file: string, from = "same-origin") {
  const request = {
    url: `/?file=${encodeURIComponent(file)}`,
    headers: { "sec-fetch-site": from },
  };
  let [status, isOpened] = [200, false];
  const response = {
    writeHead: (code: number) => {
      status = code;
      return { end() {} };
    },
  };
  createOpenListener(site)(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => {
      isOpened = true;
    },
  );
  return isOpened ? "opened" : status;
}

test.each(["content/site.yaml", "app/routes.ts:12:3", `${site}/content/site.yaml`])(
  "%s is opened for a page of this site",
  (file) => {
    expect(askToOpen(file)).toBe("opened");
    for (const from of ["cross-site", "same-site", "none"]) expect(askToOpen(file, from)).toBe(403);
  },
);

test.each(["/etc/passwd", "../other/a.ts", "content/../../b.sh", "node_modules/a/b.js", "", "."])(
  "%j, which is no file of the site, is not",
  (file) => {
    expect(askToOpen(file)).toBe(403);
  },
);

test("a page that takes long is answered whole, with what is being made", async () => {
  let answer = "";
  const end = (html: string) => {
    answer += html;
  };
  const isAnswered = await sayWhatIsMade(
    { headers: { "sec-fetch-dest": "iframe" } } as unknown as IncomingMessage,
    { writeHead: () => ({ end }) } as unknown as ServerResponse,
    new Promise(() => {}),
    0,
  );
  expect(isAnswered).toBe(true);
  expect(load(answer)("main p").text()).toContain("is being checked");
});
