import { described } from "content-model/field-metadata";
import { group, oneOf, text } from "content-model/fields";
import { ownPicture } from "content-model/media-fields";
import { type Content, openFolder } from "content-model/source";
import * as v from "valibot";

/** content/authors/NAME.yaml: who writes articles. */
export const authors = openFolder(
  "authors",
  group({
    name: text({ max: 36 }),
    kind: oneOf(["person", "team"], "a kind of author"),
    role: described("what a person does, or who a team is", v.optional(text({ max: 60 }))),
    about: described(
      "A few words on the author’s page, and its description for search engines.",
      text({ min: 50, max: 160 }),
    ),
    portrait: v.optional(ownPicture(320)),
  }),
  "An author of articles. From the second article on, an author has a page at /blog/authors/NAME. A person is named only after agreeing to it in writing.",
);
export type Author = Content<typeof authors>[number];
