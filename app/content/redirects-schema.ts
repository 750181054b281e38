import * as v from "valibot";
import { redirects as contract } from "../routes.ts";
import { group, href, list } from "./fields.ts";
import { type Content, contentFile } from "./source.ts";

const address = v.pipe(
  v.string("expected an address on this site, such as /old-page"),
  v.regex(
    /^(?:\/[a-z0-9._-]+)+$/i,
    (issue) =>
      `"${issue.input}" is not an old address; expected a path such as /old-page, without a slash at its end, ? or #`,
  ),
);

const target = v.pipe(href(), v.startsWith("/", "expected a page on this site, such as /modules"));

/** content/redirects.yaml: addresses that pages had once, beside those in app/routes.ts. */
export const redirects = contentFile(
  "redirects.yaml",
  list(group({ from: address, to: target }), { max: 1000 }),
);

/** Where each old address of an edition leads, those of app/routes.ts among them. */
export function mergeRedirects(list: Content<typeof redirects>): Record<string, string> {
  return { ...contract, ...Object.fromEntries(list.map(({ from, to }) => [from, to])) };
}
