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
