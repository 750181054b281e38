import type { FieldMetadata, TextForm } from "content-model/field-metadata";
import { trimmedText } from "content-model/fields";
import { suggestNearest } from "content-model/nearest";
import { interestOptions } from "leads/fields";
import * as v from "valibot";
import {
  filesPath,
  getArticlePath,
  getArticleSlug,
  getAuthorPath,
  getCampaignPath,
  getJobPath,
  isEntryPath,
  isPublicPath,
  paths,
  personaIds,
  publicPaths,
  redirects,
} from "../routes.ts";

const checkedParameters: Readonly<Record<string, { what: string; valid: readonly string[] }>> = {
  persona: { what: "a persona", valid: personaIds },
  interest: { what: "an interest on the contact form", valid: interestOptions },
};

/** For a link whose first characters are missing. */
function suggestLink(href: string): string {
  if (href.startsWith("content/files/"))
    return `; files there have addresses such as ${filesPath}/price-list.pdf`;
  if (href.startsWith("mailto:")) {
    return `; for mail, link to "${paths.contact}", or write {generalMail} in a legal text`;
  }
  return href.startsWith("www.")
    ? `; did you mean "https://${href}"?`
    : suggestNearest(`/${href}`, publicPaths);
}

/** Whether a path looks like that of a download or a file of the team. */
export const isFile = (path: string) => /\.[a-z]\w*$/i.test(path);

/**
 * What is wrong with a link in the content, or undefined if it is valid: an in-site link starts
 * with "/" and is in the URL contract, any other starts with https://. Whether an
 * article, an entry of an open folder, a download or a file of the team exists is checked in
 * build-site/rules/link-rules.ts.
 */
export function findLinkFault(href: string): string | undefined {
  if (href.startsWith("//") || !href.startsWith("/")) {
    if (URL.canParse(href) && href.startsWith("https://")) return undefined;
    return `"${href}" is not a link; expected a path on this site such as "/modules", or an address that starts with https://${suggestLink(href)}`;
  }
  const url = new URL(href, "https://site.invalid");
  const known =
    isPublicPath(url.pathname) ||
    getArticleSlug(url.pathname) !== undefined ||
    isEntryPath(url.pathname) ||
    isFile(url.pathname) ||
    Object.hasOwn(redirects, url.pathname);
  if (!known) {
    const valid = [...publicPaths, ...Object.keys(redirects)];
    return `"${url.pathname}" is not a page on this site${suggestNearest(url.pathname, valid)}`;
  }
  for (const [name, value] of url.searchParams) {
    const rule = checkedParameters[name];
    if (rule && !rule.valid.includes(value)) {
      return `"${value}" in ?${name}= is not ${rule.what}; expected one of ${rule.valid.join(", ")}${suggestNearest(value, rule.valid)}`;
    }
  }
  return undefined;
}

const escapePath = (path: string) => path.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The addresses of pages, and the forms of those that articles, entries and files have. */
const ownPages = [
  ...[...publicPaths, ...Object.keys(redirects)]
    .filter((path) => path !== paths.home)
    .map((path) => escapePath(path.replace(/\/$/, ""))),
  ...[getCampaignPath, getJobPath, getAuthorPath].map((getPath) => getPath("[a-z0-9-]+")),
  getArticlePath("[^/?#\\s]+"),
];
const ownLink = `(?:(?:${ownPages.join("|")})/?|${paths.home}|/(?:downloads|files)/[\\w-]+\\.\\w+)(?:[?#]\\S*)?`;
const anyLink = `${ownLink}|https://\\S+`;

/** The form of a link. @param fragment where it may lead on its own page, beside other pages */
export const getLinkForm = (fragment?: string): TextForm => ({
  source: fragment ? `${anyLink}|${fragment}` : anyLink,
  expects: `a page of this site such as /modules${fragment ? `, ${fragment}` : ""}, or an address with https://`,
});

export function href() {
  return v.pipe(
    trimmedText("the text of a link"),
    v.check(
      (value) => findLinkFault(value) === undefined,
      (issue) => findLinkFault(issue.input) ?? "",
    ),
    v.metadata({ form: "link", pattern: getLinkForm() } satisfies FieldMetadata),
  );
}

const ownLinkForm: TextForm = { source: ownLink, expects: "a page of this site such as /modules" };

/** A link's target on this site. @param form of one that leads to certain pages */
export function ownHref(form = ownLinkForm) {
  const whole = new RegExp(`^(?:${form.source})$`);
  return v.pipe(
    href(),
    v.check((value) => whole.test(value), `expected ${form.expects}`),
    v.metadata({ pattern: form } satisfies FieldMetadata),
  );
}
