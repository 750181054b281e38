/** On the sample content, which no day takes offline. */
import { join } from "node:path";
import { listTexts } from "content-model/content-file";
import type { YamlSource } from "content-model/source";
import { expect, test } from "vitest";
import { listYamlSources } from "../../build-site/sources/entry-pages.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { sampleBuild, sampleRoot } from "../sample/words.ts";
import { readPages } from "./built-site.ts";

/** As a visitor reads it: capitals, line breaks and hyphenation are the page's. */
const squash = (text: string) => text.replace(/[\s\u00ad]/g, "").toLowerCase();

const attributes =
  /^(?:alt|aria-label|content|href|label|placeholder|title|value|data-(?!props$).*)$/;

/** All that the pages say and lead to; islands and behaviors are also told what their states need. */
const said = squash(
  readPages(join(sampleBuild, "client"))
    .map(({ $ }) => {
      const props = $("[data-props]")
        .get()
        .flatMap((island) => listTexts(JSON.parse($(island).attr("data-props") ?? "")))
        .map(({ text }) => text);
      const told = $("*")
        .get()
        .flatMap((element) => Object.entries($(element).attr() ?? {}))
        .filter(([name]) => attributes.test(name))
        .map(([, value]) => value);
      $("script, style").remove();
      return [$.root().text(), ...told, ...props].join(" ");
    })
    .join(" "),
);

function getName(source: YamlSource): string {
  if (source.kind === "files") return source.files.join(", ");
  return source.kind === "file" ? source.file : source.folder;
}

/** Claims are mostly bookkeeping, PDFs have labels of their own, and one job is a draft. */
const elsewhere = ["claims.yaml", "documents/labels.yaml", "jobs"];
const sources = (await listYamlSources())
  .map((source) => [getName(source), source] as const)
  .filter(([name]) => !elsewhere.includes(name));

/** What is shown where the sample does not get to, is announced, or is in a mail or the manifest. */
const unseen =
  / (draft|closeMenu|pageLoaded|watch|tagline)$|nnouncement$|visitorMail|bands 2 none|document kind|apply subject|inWriting message/;

test.each(sources)("every sentence and every link of %s is on a page", (name, source) => {
  const missing = listTexts(readContent(sampleRoot, source))
    .filter(({ path, text }) => /\s|^\//.test(text) && !unseen.test([name, ...path].join(" ")))
    .filter(({ text }) => !text.split(/\{\w+\}/).every((part) => said.includes(squash(part))));
  expect(missing).toEqual([]);
});
