/** What `npm run new:article` writes in place of the writer's own words. */
export const articleHints = {
  excerpt: "Say in one or two sentences what the reader can do after reading.",
  pictureAlt: "Say what the picture shows.",
  text: "The first paragraph is set larger. Say what it is about, and for whom.",
  headings: "Headings begin with two hashes. A link to a page on this site begins with a slash:",
  box: "A hyphen and an empty box make a line to check on paper.",
  quote: "A sentence that deserves to stand out.",
  caption: "Every table has a caption like this one below it.",
};
