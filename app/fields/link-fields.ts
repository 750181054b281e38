import type { FieldMetadata, TextForm } from "content-model/field-metadata";
import { trimmedText } from "content-model/fields";
import * as v from "valibot";
import {
  getArticlePath,
  getAuthorPath,
  getCampaignPath,
  getJobPath,
  paths,
  publicPaths,
  redirects,
} from "../routes.ts";
import { findLinkFault } from "./link-target.ts";

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

/** A link's target: a path of this site, or an https address. */
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
