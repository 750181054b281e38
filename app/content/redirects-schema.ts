import * as v from "valibot";
import { group, list, ownHref } from "./fields.ts";
import { contentFile, type OldAddressesSource } from "./source.ts";

const address = v.pipe(
  v.string("expected an address on this site, such as /old-page"),
  v.regex(
    /^(?:\/[a-z0-9._-]+)+$/i,
    (issue) =>
      `"${issue.input}" is not an old address; expected a path such as /old-page, without a slash at its end, ? or #`,
  ),
);

/** content/redirects.yaml: addresses that pages had once, beside those in app/routes.ts. */
export const redirects = contentFile(
  "redirects.yaml",
  list(group({ from: address, to: ownHref() }), { max: 1000 }),
);

/** Where each old address leads. */
export const oldAddresses: OldAddressesSource = { kind: "old-addresses" };
