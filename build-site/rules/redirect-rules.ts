import { type ContentFile, type Fault, makeFault } from "content-model/content-file";
import type { Written } from "content-model/source";
import { editions } from "../../app/editions.ts";
import type { redirects } from "../../app/fields/redirects-schema.ts";
import { redirects as contract } from "../../app/routes.ts";
import { buildRedirectsFile, listRedirects, maxRedirectLines } from "../hosting/header-files.ts";
import { isReservedPath } from "../sources/reserved-paths.ts";
import { type DatedPage, isSoftwarePage } from "./entry-rules.ts";
import type { GonePage } from "./gone-pages.ts";

/** What redirects are checked against. */
type Redirected = {
  /** of articles and entries, drafts included */
  pages: readonly DatedPage[];
  gone: readonly GonePage[];
  /** whether there is a file at an address */
  hasFile: (path: string) => boolean;
};

/** Why an old address cannot be one, or undefined. */
function findTaken(from: string, { pages, hasFile }: Redirected): string | undefined {
  // The files of a page.
  const path = from.replace(/\/(?:index\.html|swap\.txt)$/, "") || "/";
  if (isSoftwarePage(path) || pages.some((page) => page.path === path)) {
    return `"${from}" is a page on this site`;
  }
  // A download that is gone may lead on.
  const isReserved = isReservedPath(from) && !/^\/(?:downloads|files)\/./.test(from);
  return isReserved || hasFile(from)
    ? `"${from}" is an address that the site needs itself; delete this entry`
    : undefined;
}

/**
 * Checks that redirects hide nothing and lead to a page at once, those after a last day to come
 * included, that hosts take them all, and that every page of content that was online has one after its
 * file was deleted or renamed.
 */
export function checkRedirects(
  file: ContentFile,
  list: Written<typeof redirects>,
  redirected: Redirected,
): Fault[] {
  const { pages, gone } = redirected;
  const known: Record<string, string> = { ...contract };
  const faults: Fault[] = [];
  for (const [index, { from, to }] of list.entries()) {
    const taken = findTaken(from, redirected);
    if (taken) faults.push(makeFault(file, [index, "from"], taken));
    // Some hosts take capitals for small letters.
    const key = from.toLowerCase();
    if (known[key]) {
      faults.push(makeFault(file, [index, "from"], `"${from}" already redirects to ${known[key]}`));
    }
    known[key] = to;
  }
  const findTargetFault = (from: string, to: string) => {
    const target = getTarget(to);
    if (target === from.toLowerCase()) {
      return `"${to}" leads to itself; write the page that its visitors should find instead`;
    }
    return known[target] && `"${to}" redirects to ${known[target]}; write that address`;
  };
  for (const [index, { from, to }] of list.entries()) {
    const message = findTargetFault(from, to);
    if (message) faults.push(makeFault(file, [index, "to"], message));
  }
  const leaving = pages.flatMap((page) =>
    page.dates.until ? { ...page, ...page.dates.until } : [],
  );
  for (const { path, file: own, day, to } of leaving) {
    const next = leaving.find((each) => each.path === getTarget(to) && each.day <= day);
    const message =
      findTargetFault(path, to) ??
      (next && `"${to}" is offline by then, its last day is ${next.day}; write a page that stays`);
    if (message) faults.push(makeFault(own, ["until", "to"], message));
  }
  const all = { ...known, ...Object.fromEntries(leaving.map(({ path, to }) => [path, to])) };
  const countLines = (old: typeof known) =>
    buildRedirectsFile(listRedirects(old)).trim().split("\n").length;
  const surplus = countLines(all) - maxRedirectLines / editions.length;
  if (surplus > 0) {
    const perAddress = countLines({ "/old": "/new" });
    const message = `has too many entries: with the pages that have a last day, there are ${Object.keys(all).length} old addresses, and Cloudflare Pages takes ${maxRedirectLines / editions.length / perAddress}; delete ${Math.ceil(surplus / perAddress)} that nobody uses any longer`;
    faults.push(makeFault(file, [], message));
  }
  for (const { path, renamedTo } of gone.filter((page) => !known[page.path])) {
    const line = `- { from: ${path}, to: ${renamedTo ?? "/modules"} }`;
    const advice = renamedTo
      ? `: ${line}; \`npm run check:content -- --fix\` does it, and changes the links`
      : `, with the page that its visitors should find instead: ${line}`;
    const message = `lacks ${path}, a page that was online; add this line${advice}`;
    faults.push(makeFault(file, [], message));
  }
  return faults;
}

/** The path to which an address leads. */
const getTarget = (to: string) => to.replace(/[?#].*$/, "").replace(/\/$/, "");
