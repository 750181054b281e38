import { expect, test } from "vitest";
import { getArticlePath, paths } from "../app/routes.ts";
import { ContentCopy } from "../tests/content-copy.ts";
import { drawPage } from "../tests/draw-page.ts";
import type { Preview } from "./draw-pages.ts";
import { getBranchEditAddress } from "./editor/edit-address.ts";
import { readBranchAddresses } from "./editor/site-config.ts";
import { tellUnusedFiles } from "./rules/content-questions.ts";

const content = new ContentCopy();
const branch = "https://github.com/company/site/edit/fix/words";
const preview: Preview = {
  isPreview: true,
  hasBackend: false,
  notes: [],
  getEditAddress: (file) => getBranchEditAddress(branch, file),
};

const draw = (path: string, seenAs?: Preview) => drawPage(content.root, path, seenAs);

test("a preview says so, with what does not fit always in sight, is kept out of search, and links to the file of its page", () => {
  const faults = [{ name: "Pages › About Us", href: "/edit/", isInEditor: true, words: "Empty." }];
  const $ = draw(paths.about, { ...preview, faults });
  expect($?.("[data-preview].sticky").text()).toMatch(/Empty\..*Preview/s);
  expect($?.('meta[name="robots"]').attr("content")).toBe("noindex");
  expect($?.("[data-preview] a").eq(1).attr("href")).toBe(`${branch}/content/pages/about.yaml`);
});

const github = "https://github.com/company/site/edit";
const aboutForm = "/edit/#/collections/pages/entries/pages-about";

test("a draft of the editor is edited in its form at the published site, in a tab of its own", async () => {
  content.change("site.yaml", ["origin"], "https://www.example.com");
  const base = `${github}/cms/pages/pages-about`;
  const getEditAddress = await readBranchAddresses(content.root, base, "company/site");
  const link = draw(paths.about, { ...preview, getEditAddress })?.("[data-preview] a").first();
  expect(link?.attr("href")).toBe(`https://www.example.com${aboutForm}`);
  expect(link?.attr("target")).toBe("_blank");
  expect(getEditAddress("content/blog/night-shift/plan.svg")).toBe(
    `${base}/content/blog/night-shift/plan.svg`,
  );
});

test("a picture that nothing shows is told of, and hides no page", () => {
  content.write("pictures/old-portrait.webp", "RIFF");
  const notes = tellUnusedFiles(content.root);
  expect(notes).toEqual([
    expect.stringMatching(/^pictures\/old-portrait\.webp: is not used anywhere/),
  ]);
  expect(draw(paths.about, { ...preview, notes })?.("[data-preview]").text()).toContain(notes[0]);
});

test("the published site has nothing of it", () => {
  const found = draw(paths.contact)?.("[data-preview], main [inert] form, meta[name=robots]");
  expect(found?.length).toBe(0);
});

test("a preview's form is switched off, and on where it has a backend", () => {
  expect(draw(paths.contact, preview)?.("[inert] form").length).toBe(1);
  const $ = draw(paths.contact, { ...preview, hasBackend: true });
  expect($?.("form[data-contact-form]").length).toBe(1);
  expect($?.("[inert] form").length).toBe(0);
});

test("a preview has the articles that are not online yet, with a mark", () => {
  const slug = "contractor-management-pitfalls";
  const file = `blog/${slug}/index.md`;
  const countNotes = () => draw(getArticlePath(slug), preview)?.("article header p").length ?? 0;
  const before = countNotes();
  content.write(file, content.read(file).replace("---\n", "---\npublish: 2999-01-15\n"));
  expect(draw(getArticlePath(slug))).toBeUndefined();
  expect(countNotes()).toBe(before + 1);
});
