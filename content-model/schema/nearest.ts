import { distance } from "fastest-levenshtein";

/**
 * Number of edits that turn one word into another, if at most `max`; swapping two neighbors, the most
 * common typo, counts as one.
 */
function countEdits(from: string, to: string, max: number): number | undefined {
  if (Math.abs(from.length - to.length) > max) return undefined;
  const edits = distance(from, to);
  // A swap is two edits, so counting it as one saves one at most.
  if (edits > max + 1) return undefined;
  const swaps = [...from].map((letter, at) => {
    const swapped = from.slice(0, at) + (from[at + 1] ?? "") + letter + from.slice(at + 2);
    return 1 + distance(swapped, to);
  });
  const least = Math.min(edits, ...swaps);
  return least <= max ? least : undefined;
}

/**
 * The valid value the writer most likely meant, or undefined if none is close: at most a third of
 * the longer word's length away, and one edit in very short words.
 */
export function getNearest(found: string, valid: readonly string[]): string | undefined {
  const wanted = found.trim().toLowerCase();
  let nearest: string | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const candidate of valid) {
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    const edits = countEdits(wanted, candidate.toLowerCase(), Math.min(allowed, best - 1));
    if (edits === undefined) continue;
    nearest = candidate;
    best = edits;
  }
  return nearest;
}

/** The end of a fault's message, `; did you mean "x"?`, or nothing. */
export function suggestNearest(found: string, valid: readonly string[]): string {
  const nearest = getNearest(found, valid);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}

/** What people call fields, by the fields' names. */
const synonyms: Readonly<Record<string, string>> = {
  alt: "altText alternative caption",
  author: "by writer",
  category: "categories tag tags topic",
  description: "metaDescription summary subtitle",
  effective: "date lastUpdated modified updated",
  excerpt: "description subtitle summary teaser",
  file: "filename image path picture src",
  heading: "headline title",
  href: "address link target to url",
  lead: "intro introduction subheadline subtitle",
  mailboxes: "email emails mail mailbox",
  modified: "changed date lastModified lastUpdated updated",
  phone: "mobile phoneNumber tel telephone",
  photo: "image img",
  picture: "cover image img photo",
  place: "city location where",
  publish: "from online publishDate publishOn published start startDate starts",
  social: "facebook linkedin twitter",
  text: "body content copy paragraph",
  title: "heading headline",
  until: "end endDate ends expires expiry offline to validUntil",
  validUntil: "closes deadline end endDate ends expires expiry until",
};

/** The fields, of those that there are, that people call by this name, too. */
export const listSynonyms = (name: string, fields: readonly string[]): string[] =>
  fields.filter((field) => synonyms[field]?.split(" ").includes(name));
