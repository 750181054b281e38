import { described } from "content-model/field-metadata";
import { group, list } from "content-model/fields";
import { contentFile, customSource } from "content-model/source";
import * as v from "valibot";
import { ownHref } from "./link-fields.ts";

const address = v.pipe(
  v.string("expected an address on this site, such as /old-page"),
  v.regex(
    /^(?:\/[a-z0-9._-]+)+$/i,
    (issue) =>
      `"${issue.input}" is not an old address; expected a path such as /old-page, of letters from a to z, digits, hyphens, points and underscores, without a slash at its end, ? or #`,
  ),
);

export const redirects = contentFile(
  "redirects.yaml",
  list(
    group({
      from: described(
        "the old address as links have it, such as /blog/old-name; a reader may write it in other capitals",
        address,
      ),
      to: described("a page of this site", ownHref()),
    }),
    // Hosts take fewer: redirect-rules.ts counts all redirects of the site.
    { max: 500 },
  ),
  "Addresses that are no longer used, and where each leads now. Visitors and search engines are sent there. An article that is renamed or deleted after it was online needs an entry. The product’s short addresses, such as /timetrack, belong to the software.",
);

/** Where each old address of an edition leads: those of app/routes.ts, of content and of articles. */
export const oldAddresses = customSource<Record<string, string>>("old-addresses");
