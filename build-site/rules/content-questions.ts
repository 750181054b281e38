import { type Fault, makeFileFault } from "content-model/content-file";
import { getToday } from "content-model/entries";
import { contentFolder, readTexts } from "content-model/files";
import { findUncleanPictures } from "../sources/clean-pictures.ts";
import { mendedBy } from "./mended-by.ts";
import { findNewWords } from "./new-words.ts";
import { findUnusedFiles } from "./unused-files.ts";

/** A day on which something is to happen, as a line of a file has it. */
const dayToCome = /\b(publish|day|validUntil): ['"]?((\d{4})-\d\d-\d\d)/;

/** After so many years, a year is more likely a typing error. */
const longestWait = 2;

/** Days that are years away. They may be right. */
function findFarDays(root: string): Fault[] {
  const [year = "", rest = ""] = getToday().split(/-(.*)/);
  const last = `${Number(year) + longestWait}-${rest}`;
  return [...readTexts(root, `${contentFolder}/**/*.{md,yaml}`)].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const [, name, day = "", of] = dayToCome.exec(line) ?? [];
      if (day <= last) return [];
      const message = `${name}: ${day} is ${Number(of) - Number(year)} years away; is the year right?`;
      return makeFileFault(file, message, index + 1);
    }),
  );
}

/** What fits, and is probably a mistake all the same: asked about, never a fault. */
export async function listQuestions(root: string): Promise<Fault[]> {
  const pictures = await findUncleanPictures(root);
  const advice = `${mendedBy} makes it small and clean where it is`;
  return [
    ...findFarDays(root),
    ...findNewWords(root),
    ...findUnusedFiles(root),
    ...pictures.map((each) => ({ ...each, message: `${each.message}; ${advice}` })),
  ];
}
