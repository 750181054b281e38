import { type Fault, makeFileFault } from "content-model/content-file";

/** Signs that a text was damaged, with what to do about each. */
const signs = [
  {
    find: /\uFFFD/,
    message:
      "has characters that can't be read (\uFFFD); save the file as UTF-8 and write them again",
  },
  {
    find: /^<{7}(?: |$)/m,
    message:
      'has two versions from a merge, from "<<<<<<<" to ">>>>>>>"; keep one, and delete the other and these lines',
  },
];

/**
 * Faults for texts that were saved in another encoding than UTF-8, or merged halfway.
 *
 * @param texts by the names of their files
 */
export function findBrokenTexts(texts: ReadonlyMap<string, string>): Fault[] {
  return [...texts].flatMap(([file, text]) =>
    signs.flatMap(({ find, message }) => {
      const at = text.search(find);
      return at < 0 ? [] : makeFileFault(file, message, text.slice(0, at).split("\n").length);
    }),
  );
}

/** Spaces that look like others or like nothing, with what to do about each. Copied text has them. */
const oddSpaces = [
  {
    find: /[\u00A0\u2007\u2009\u202F]/,
    message:
      "has a no-break or narrow space; write an ordinary one, the site joins figures and units",
  },
  {
    find: /[\u00AD\u200B-\u200F\u2060\uFEFF]/,
    message: "has a sign without width, which searching stumbles over; delete it",
  },
  { find: /[^\s|\-#] {2,}(?=[^\s|#])/, message: "has two spaces between words; write one" },
];

/**
 * Faults for spaces that nobody sees: one for each line.
 *
 * @param texts by the names of their files
 */
export function findOddSpaces(texts: ReadonlyMap<string, string>): Fault[] {
  return [...texts].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const sign = oddSpaces.find(({ find }) => find.test(line));
      const at = sign ? line.search(sign.find) : 0;
      const around = line.slice(Math.max(0, at - 15), at + 15).trim();
      return sign ? makeFileFault(file, `“${around}” ${sign.message}`, index + 1) : [];
    }),
  );
}
