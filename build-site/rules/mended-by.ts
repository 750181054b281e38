/** Who mends what needs no person: the beginning of a sentence in a fault or a question. */
export const mendedBy = "publishing, or `npm run check:content -- --fix`,";
