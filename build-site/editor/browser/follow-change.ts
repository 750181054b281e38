/** The values of an open entry by where they are, such as `bands.0.photo.alt`, as the editor keeps them. */
type Values = Record<string, unknown>;

/** What is said of a file beside it, by the file's field. */
const wordsAbout: Readonly<Record<string, readonly string[]>> = {
  file: ["alt", "rights", "credit"],
  poster: ["rights"],
  picture: ["pictureAlt", "pictureRights"],
};
const wordsAboutVideo = ["captions", "noCaptions"];

/**
 * Follows a value that is put in place of another: what was said of a file is not true of the next one,
 * so its form asks again, and a metric has the figure of the claim behind it. The editor moves the items
 * of a list field by field, in the order of the form: each value that belongs to it comes after its file,
 * and before its claim.
 *
 * @param key of the value that changes
 */
export function followChange(values: Values, key: string, before: unknown, after: unknown): void {
  const [, base = "", field = ""] = /^(.*\.)?(\w+)$/.exec(key) ?? [];
  const figure = values[`${base}value`];
  if (field === "basis" && after && typeof figure === "string") {
    const reference = `{{claims.${after}`;
    const isIts = figure.startsWith(`${reference}}`) || figure.startsWith(`${reference}.`);
    if (!isIts) values[`${base}value`] = `${reference}}}`;
  }
  // Saved, a dropped file has its name in place of its address in the browser's memory.
  const isSaved = String(before).startsWith("blob:") && !String(after).startsWith("blob:");
  if (!before || !after || isSaved) return;
  const isVideo = field === "file" && wordsAboutVideo.some((name) => values[base + name]);
  for (const name of isVideo ? wordsAboutVideo : (wordsAbout[field] ?? [])) {
    if (values[base + name]) values[base + name] = "";
  }
}

/** Whether an entry names a file, in a field or anywhere in its texts. */
export const isNamedIn = (values: unknown, name: string): boolean =>
  JSON.stringify(values)
    .split(name)
    .some((before, at, all) => at < all.length - 1 && !/[\w.-]$/.test(before));
