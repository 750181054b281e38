import { type Fault, makeFileFault } from "content-model/content-file";
import { contentFolder, readTexts } from "content-model/files";
import Typo from "typo-js";
import { startGit } from "./start-git.ts";

/** Shorter ones are mostly units and marks. */
const shortest = 4;

/** A word in lowercase: names, addresses and codes have something else in them. */
const word = new RegExp(`^[("“‘*]*([a-z]{${shortest},})[)"”’*.,;:!?…]*$`);

/** A field or an entry that is a name alone: `- night-shift`. */
const nameAlone = /^\s*(?:- )?(?:\w+: )?[a-z\d]+(?:-[a-z\d]+)+$/;

/** Whether a part of a line is an address or the name of a file, whose words nobody reads as such. */
const isAddress = (part: string) => part.includes("/") || /\w\.\w/.test(part);

const listWords = (line: string) =>
  (nameAlone.test(line) ? [] : line.split(/\s+/))
    .filter((part) => !isAddress(part))
    .flatMap((part) => part.split("-"))
    .flatMap((each) => word.exec(each)?.[1] ?? []);

/** The words of a folder's last commit; none without git. */
function readKnownWords(root: string): ReadonlySet<string> {
  const pattern = `[A-Za-z]{${shortest},}`;
  const args = ["-h", "-o", "-i", "-E", pattern, "HEAD", "--", contentFolder];
  return new Set(
    startGit(root)("grep", ...args)
      .toLowerCase()
      .split("\n")
      .filter(Boolean),
  );
}

/** Words that are new since the last commit and in no dictionary: each may be right, or misspelled. */
export function findNewWords(root: string): Fault[] {
  const known = readKnownWords(root);
  if (known.size === 0) return [];
  const found = [...readTexts(root, `${contentFolder}/**/*.{md,yaml}`)].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) =>
      listWords(line)
        .filter((each) => !known.has(each))
        .map((each) => ({ file, line: index + 1, each })),
    ),
  );
  if (found.length === 0) return [];
  // It takes a second to read.
  const dictionary = new Typo("en_US");
  return found.flatMap(({ file, line, each }) => {
    if (dictionary.check(each)) return [];
    return makeFileFault(file, `“${each}” is new here; is it spelled right?`, line);
  });
}
