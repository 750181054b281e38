/** What `npm run new:article` writes in place of the writer's own words. */
export const articleHints = {
  excerpt: "Say in one or two sentences what the reader can do after reading.",
  pictureAlt: "Say what the picture shows.",
  text: "The first paragraph is set larger. Say what it is about, and for whom.",
};
