/**
 * `npm run check:spec`: lists the quoted strings and the numbers in docs/specification.md that no
 * page of the built site shows. It is a report for the owner, who may change words freely, and not
 * part of `npm test`.
 */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { load } from "cheerio";
import { joinPatterns } from "content-model/found-text";
import { isSitePage } from "../server/file-rules.ts";

const root = resolve(import.meta.dirname, "..");
const client = resolve(root, "build/current/client");

/** A quoted text; a name in braces stands for any words. */
const quoted = /"([^"]{3,80})"/g;

/** Such as 35%, 10K+, $100k+, 3-12 months, 4.5.0.315, Weeks 4-5, October 4, 2022. */
const numbers = joinPatterns(
  [
    /[$-]?\b\d[\d,.]*(?:-\d+)?(?:%|[kK]?\+)/,
    /(?:\d+-)?\d+ (?:hrs|months|weeks|days)/,
    /\d+(?:\.\d+){3}/,
    /(?:Week|Month)s? [\d-]+\+?/,
    /[A-Z]\w+ \d+, \d{4}/,
    /\d+ [A-Z]\w+ \d{4}/,
  ],
  "g",
);

/** Visitors never read a hosted backend's answers, and the legal texts write their age out. */
const unshown = /JWT|alg claim|exp claim|^18\+$/;

/**
 * Letters only: one text in the specification may be several elements on a page. Spaces that are not
 * plain stay: a search in the page would not find such a text.
 */
const squeezeText = (text: string) =>
  text
    .replaceAll("’", "'")
    .replace(/[ \t\n.:,]+/g, "")
    .toLowerCase();

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(listStrings) : [];
}

/** Everything a page may show: text, accessible names, and what islands and behaviors are told. */
function readPage(file: string): string {
  const $ = load(readFileSync(resolve(client, file), "utf8"));
  const props = $("[data-props]")
    .toArray()
    .flatMap((island) => listStrings(JSON.parse($(island).attr("data-props") ?? "{}")));
  const named = $("*")
    .toArray()
    .flatMap((element) => Object.entries($(element).attr() ?? {}))
    .filter(([name]) => /^(?:aria-label$|placeholder$|data-)/.test(name) && name !== "data-props")
    .map(([, value]) => value);
  $("script, style").remove();
  return squeezeText([$("title").text(), $("body").text(), ...props, ...named].join("\n"));
}

function isShown(text: string): boolean {
  const parts = text.split(/\{\w+\}/).map((part) => squeezeText(part).replace(/[^a-z\d]/g, "\\$&"));
  return new RegExp(parts.join(".{1,40}")).test(shown);
}

const pages = globSync("**/*.html", { cwd: client }).filter(isSitePage);
if (pages.length === 0) {
  console.error("The site is not built. Run npm run build.");
  process.exit(1);
}
const shown = pages.map(readPage).join("\n");

let section = "";
const missing = new Map<string, string>();
for (const line of readFileSync(resolve(root, "docs/specification.md"), "utf8").split("\n")) {
  section = /^#+ (.*)/.exec(line)?.[1] ?? section;
  const strings = [...line.matchAll(quoted)].map(([, text = ""]) => text);
  for (const text of [...strings, ...(line.match(numbers) ?? [])]) {
    if (!unshown.test(text) && !isShown(text)) missing.set(text, section);
  }
}
for (const [text, where] of missing) console.log(`${where}: ${text}`);
console.log(`${missing.size} strings and numbers of the specification are not on the site.`);
process.exitCode = missing.size > 0 ? 1 : 0;
