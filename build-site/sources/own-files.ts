import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { type Fault, makeFileFault, parseContentFile } from "content-model/content-file";
import { type Dates, hasLeft, isOnline } from "content-model/entries";
import { isGroup, listGroups } from "content-model/fields";
import { listFiles, readTexts } from "content-model/files";
import { adviseFormat, largestFile } from "content-model/media-fields";
import { suggestNearest } from "content-model/nearest";
import { filesPath, securityDownloadPath } from "../../app/routes.ts";
import { renderBody } from "../markdown/article-markdown.ts";

const folder = "content/files";

export const downloadExtensions = "csv docx ics mp4 pdf pptx vtt webm xlsx zip".split(" ");

/** How files begin, by what their names end in; Office documents are ZIP files. */
const beginnings: Readonly<Record<string, string>> = {
  docx: "PK",
  pdf: "%PDF",
  pptx: "PK",
  vtt: "WEBVTT",
  xlsx: "PK",
  zip: "PK",
};

export const listOwnFileNames = (root: string) => listFiles(root, `${folder}/*`);

/**
 * The own files that content links to or offers, as paths from the root: only these are online.
 *
 * @param options whether what visitors do not see yet counts, too
 */
export function listLinkedFiles(root: string, { hasDrafts }: { hasDrafts: boolean }): string[] {
  const own = listOwnFileNames(root);
  const texts = [...readTexts(root)]
    .filter(([, text]) => own.some((file) => text.includes(basename(file))))
    .flatMap(([file, text]) => {
      const [head = "", body = ""] = file.endsWith(".md") ? splitHead(text) : [text];
      const { value } = parseContentFile(file, head);
      const dates: Dates = isGroup(value) ? value : {};
      const isShown = hasDrafts ? !hasLeft(dates) : isOnline(dates);
      const { links } = renderBody(body, { firstLine: 1, readFile: () => undefined });
      // Without comments, in which an entry may wait.
      return isShown ? [JSON.stringify(value), ...links.map(({ href }) => href)] : [];
    });
  const links = [...texts.join("\n").matchAll(/(?:(?<![\w.])\/files\/|"file":")([\w.-]*\w)/g)];
  const names = new Set(links.map(([, name]) => name));
  return own.filter((file) => names.has(basename(file)));
}

/** The head of a Markdown text, which a part of one lacks, and its body. */
function splitHead(text: string): string[] {
  const [before, head = "", ...body] = text.split(/^---[ \t\r]*$/m);
  return before ? ["", text] : [head, body.join("---")];
}

export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}

export function getOwnFile(root: string, name: string): { href: string; fileSize: string } {
  const { size } = statSync(join(root, folder, name));
  return { href: `${filesPath}/${name}`, fileSize: formatSize(size) };
}

/** Why there is no own file of a name, or undefined if there is one. */
export function findMissingFile(root: string, name: string): string | undefined {
  const names = listOwnFileNames(root).map((file) => basename(file));
  if (names.includes(name)) return;
  const [bare = name] = name.split("/").slice(-1);
  return `"${name}" is not a file in ${folder}${suggestNearest(bare, names)}`;
}

/** Whether the build makes the PDF of a download of a text. */
export const isPrinted = ({ file, downloadUrl }: { file?: unknown; downloadUrl?: unknown }) =>
  !file && !downloadUrl;

/** The PDFs in public/ that are neither offered nor linked to any longer: they are not online. */
export function listIdleDownloads(root: string): string[] {
  const {
    "content/resources.yaml": list,
    "content/redirects.yaml": _,
    ...texts
  } = Object.fromEntries(readTexts(root));
  const offered = listGroups(parseContentFile("content/resources.yaml", list).value)
    .filter(isPrinted)
    .map(({ id }) => `/downloads/${id}.pdf`);
  const words = [securityDownloadPath, ...offered, list, ...Object.values(texts)].join("\n");
  return listFiles(root, "public/downloads/*.pdf").filter(
    (file) => !words.includes(file.replace("public", "")),
  );
}

/** Whether one of the team's own files or of public/ has an address. */
export const hasFileAt = (root: string, path: string) =>
  (existsSync(join(root, "public", path)) && !listIdleDownloads(root).includes(`public${path}`)) ||
  (path.startsWith(`${filesPath}/`) && existsSync(join(root, "content", path)));

export function checkOwnFiles(root: string): Fault[] {
  return listOwnFileNames(root).flatMap((file) => {
    const message = findFileFault(join(root, file));
    return message ? makeFileFault(file, message) : [];
  });
}

function findFileFault(path: string): string | undefined {
  const name = basename(path);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+$/.test(name)) {
    return "has a name that makes a poor address, expected lowercase letters, digits and hyphens, such as price-list.pdf";
  }
  const kind = extname(name).slice(1);
  if (!downloadExtensions.includes(kind)) {
    return `is not a kind of file that can be downloaded here, expected one of ${downloadExtensions.join(", ")}${adviseFormat(name)}; delete it, or save it as one of these`;
  }
  const megabytes = statSync(path).size / 1e6;
  if (megabytes > largestFile.megabytes) {
    return `is ${megabytes.toFixed(1)} MB, expected at most ${largestFile.megabytes}; many visitors have a slow connection`;
  }
  const bytes = readFileSync(path);
  const beginning = beginnings[kind] ?? "";
  const text = bytes.toString("utf8", 0, 16).replace(/^\uFEFF/, "");
  if (!text.startsWith(beginning)) {
    return `is no .${kind} inside, which begins with ${beginning}; save it in that format, or correct the end of its name`;
  }
  if (kind === "mp4" && hasPlace(bytes)) {
    return "says where it was filmed; export it again without the location";
  }
  return kind === "vtt" ? findCaptionFault(bytes.toString()) : undefined;
}

const captionTime = "(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}";
const captionTimes = new RegExp(`^${captionTime}[ \\t]+-->[ \\t]+${captionTime}(?:[ \\t].*)?$`);

/** Why captions would not be shown (WebVTT, section 4.1): a browser skips what it cannot read. */
function findCaptionFault(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/);
  const isTimes = (line: string) => /^[\d:.,\s]*\d[\d:.,\s]*-+>/.test(line);
  const wrong = lines.findIndex((line) => isTimes(line) && !captionTimes.test(line));
  const example = "00:01.000 --> 00:04.000, with dots and an arrow of three signs";
  if (wrong >= 0) return `line ${wrong + 1}: “${lines[wrong]}” is not read, expected ${example}`;
  return lines.some(isTimes)
    ? undefined
    : `has no captions, expected lines such as ${example}, each with its words below it`;
}

/** Whether the description of an MP4 (its box `moov`) has the place that a phone writes into it. */
function hasPlace(video: Buffer): boolean {
  for (let at = 0; at + 8 <= video.length; ) {
    const size = video.readUInt32BE(at);
    const long = size === 1 ? Number(video.readBigUInt64BE(at + 8)) : size || video.length - at;
    const box = video.subarray(at, at + long);
    if (box.toString("latin1", 4, 8) === "moov") {
      return ["\xA9xyz", "loci", "location.ISO6709"].some((name) =>
        box.includes(name, 8, "latin1"),
      );
    }
    at += Math.max(8, long);
  }
  return false;
}
