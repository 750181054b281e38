import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import { downloads as downloadsSource } from "../../app/parts/resources/schema.ts";
import { findStaleDownloads, readShiftFile } from "../../build-site/downloads/site-downloads.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { project } from "../content-copy.ts";
import { readAddressedPages } from "./built-site.ts";

const resources = readContent(project, downloadsSource);
const hub = readAddressedPages().find(({ path }) => path === "/resources/");

/** Bytes of a built download as text: what describes a PDF stands in it uncompressed. */
const readDownload = (href: string) =>
  readFileSync(join(project, "build/current/client", href)).toString("latin1");

/**
 * The title of a PDF, of which Chromium writes a plain one as text in parentheses, and one with any other
 * letter, such as an apostrophe, as the digits of UTF-16 behind its mark.
 */
function readTitle(pdf: string): string | undefined {
  const [, text, digits] = /\/Title (?:\(((?:\\.|[^\\)])*)\)|<FEFF([\dA-F]*)>)/i.exec(pdf) ?? [];
  if (digits === undefined) return text?.replace(/\\(.)/g, "$1");
  return Buffer.from(digits, "hex").swap16().toString("utf16le");
}

test("the build has made those that were older than their text", () => {
  for (const edition of editions) {
    const root = join(project, edition.folder);
    expect(findStaleDownloads(root, edition)).toEqual([]);
    const { name, text } = readShiftFile(root);
    expect(readFileSync(join(root, name), "utf8")).toBe(text);
  }
});

test.each(resources)(
  "$title is linked with its size, and a PDF of ours has title, language and tags",
  ({ href, title, fileSize }) => {
    const link = hub?.$(`main li a[href="${href}"]`);
    expect(link?.closest("li").text()).toContain(fileSize ?? "");
    if (!href.startsWith("/downloads/")) return;
    const pdf = readDownload(href);
    expect(`${Math.round(pdf.length / 1000)} KB`).toBe(fileSize);
    expect(readTitle(pdf)).toBe(title);
    const marks = ["%PDF-", "/Lang (en)", "/Marked true", "/StructTreeRoot", "/Outlines"];
    expect(marks.filter((mark) => !pdf.includes(mark))).toEqual([]);
  },
);
