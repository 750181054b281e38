import { described } from "content-model/field-metadata";
import { getFound, group, list, text, texts } from "content-model/fields";
import { email, hexColor, origin, pastDate, phone } from "content-model/formatted-text";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { href } from "../../fields/link-fields.ts";
import { isPublicPath } from "../../routes.ts";

export const breadcrumbs = contentFile(
  "breadcrumbs.yaml",
  v.pipe(
    v.record(v.string(), text({ max: 40 })),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const path of Object.keys(dataset.value).filter((key) => !isPublicPath(key))) {
        addIssue({ message: `"${path}" is not a path on this site` });
      }
    }),
  ),
  "What search engines call the steps of a page’s path: the specification’s table, in which most modules go by their alternate product names. A page that is missing here goes by its own title.",
);
export type Breadcrumbs = Content<typeof breadcrumbs>;

export const site = contentFile(
  "site.yaml",
  group({
    name: described("the product's name", text({ max: 20 })),
    tagline: text({ max: 80 }),
    titleSuffix: described(
      "added to a page’s title in the browser tab, unless the title already names the product",
      text({ max: 20 }),
    ),
    origin: described(
      "where the public site lives: https:// and the host, without a slash at the end",
      origin(),
    ),
    company: described(
      "the company that sells the product. The imprint and the privacy policy print this and what follows: write it as it is in the commercial register",
      text({ max: 80 }),
    ),
    address: group(texts({ street: 80, postalCode: 12, city: 60, country: 40 })),
    register: group(texts({ court: 80, number: 40 })),
    vatId: text({ max: 20 }),
    managingDirectors: list(text({ max: 60 }), { min: 1 }),
    phone: described("in the imprint and the legal texts, and wherever `callUs` shows it", phone()),
    callUs: described(
      "if somebody answers `phone`: the words above it on the contact page, such as Call us. With them, the number is also in the footer and for search engines.",
      v.optional(
        v.pipe(
          text({ max: 30 }),
          v.regex(
            /^\D+$/,
            ({ input }) =>
              `found ${getFound(input)}, expected words without a number: the one in "phone" stands below them`,
          ),
        ),
      ),
    ),
    mailboxes: group({
      general: email(),
      careers: email(),
      privacy: email(),
      security: described(
        "Anyone who finds a weakness in the site reports it here (/.well-known/security.txt, made by the build).",
        email(),
      ),
    }),
    social: described(
      "the professional network in the footer",
      v.optional(group({ label: text({ max: 40 }), href: href() })),
    ),
    feedTitle: described("what feed readers call the list of articles", text({ max: 60 })),
    lastUpdated: described(
      "the pages print these days in words",
      group({ home: pastDate(), howItWorks: pastDate(), structuredData: pastDate() }),
    ),
    themeColor: described("the color of the browser’s own bar on phones", hexColor()),
  }),
  "Who we are: the product, the company, the addresses. Every page, mail and legal text draws on it. A value that begins with (sample) has to come from the owner: replace the value and the mark. `npm run check:launch` lists what is left.",
);
export type Site = Content<typeof site>;
