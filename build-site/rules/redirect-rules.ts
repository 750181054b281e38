import { type Fault, makeFault } from "content-model/content-file";
import { editions } from "../../app/editions.ts";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { redirects as contract, isPublicPath } from "../../app/routes.ts";
import { buildRedirectsFile, listRedirects, maxRedirectLines } from "../hosting/write-hosting.ts";
import { isReservedPath } from "../sources/entry-pages.ts";
import { hasFileAt } from "../sources/own-files.ts";
import type { EditionContent } from "./edition-content.ts";
import type { GonePage } from "./gone-pages.ts";
import { getAddressedPath } from "./link-rules.ts";

/** Whether an address is that of a page of the software, whatever content there is. */
const isSoftwarePage = (path: string) =>
  isPublicPath(path) || editions.some(({ prefix }) => prefix === path);

/** Checks that no entry takes another page's address. */
export const checkAddresses = ({ entries }: EditionContent): Fault[] =>
  entries
    .filter(
      ({ path }) => isSoftwarePage(path) || isReservedPath(path) || Object.hasOwn(contract, path),
    )
    .map(({ file, path }) =>
      makeFault(file, [], `has the address ${path}, which is taken; rename the file`),
    );

/** Why an old address cannot be one, or undefined. An address in capitals leads to the one without. */
function findTaken(from: string, { pages, root }: EditionContent): string | undefined {
  const address = from.toLowerCase();
  // The files of a page.
  const path = address.replace(/\/(?:index\.html|swap\.txt)$/, "") || "/";
  if (isSoftwarePage(path) || pages.some((page) => page.path.toLowerCase() === path)) {
    return `"${from}" is a page on this site, which visitors see; delete this entry`;
  }
  // A download that is gone may lead on.
  const isReserved = isReservedPath(address) && !/^\/(?:downloads|files)\/./.test(address);
  return isReserved || [from, address].some((each) => hasFileAt(root, each))
    ? `"${from}" is an address that the site needs itself; delete this entry`
    : undefined;
}

/**
 * Checks that redirects hide nothing and lead to a page at once, those after a last day to come
 * included, that hosts take them all, and that every page of content that was online has one after its
 * file was deleted or renamed.
 */
export function checkRedirects(edition: EditionContent): Fault[] {
  const { pages, gone } = edition;
  const list = edition.get(redirects);
  const file = edition.getFile(redirects);
  if (!list || !file) return [];
  const known: Record<string, string> = { ...contract };
  const faults: Fault[] = [];
  for (const [index, { from, to }] of list.entries()) {
    const taken = findTaken(from, edition);
    if (taken) faults.push(makeFault(file, [index, "from"], taken));
    // Each answers in any capitals.
    const key = from.toLowerCase();
    if (known[key]) {
      faults.push(makeFault(file, [index, "from"], `"${from}" already redirects to ${known[key]}`));
    }
    known[key] = to;
  }
  const findTargetFault = (from: string, to: string) => {
    const target = getAddressedPath(to);
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
    const next = leaving.find((each) => each.path === getAddressedPath(to) && each.day <= day);
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
  for (const page of gone.filter(({ path }) => !known[path])) {
    faults.push(makeFault(file, [], tellOfGone(page)));
  }
  return faults;
}

/** What was done to a page, and who mends it. */
function tellOfGone({ path, renamedTo, index }: GonePage): string {
  const to = renamedTo ?? index;
  const mended = to
    ? `publishing sends its visitors to ${to} and changes the links`
    : `add the page that its visitors should find instead, and change the links: - { from: ${path}, to: /modules }`;
  return renamedTo
    ? `lacks ${path}, a page that was online and is now ${renamedTo}; ${mended}`
    : `lacks ${path}, a page that was online and is gone; ${mended}; or put its file back and give it \`until\`, its last day`;
}
