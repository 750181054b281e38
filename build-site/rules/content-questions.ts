import { type Fault, makeFileFault } from "content-model/content-file";
import { getToday } from "content-model/entries";
import { contentFolder, readTexts } from "content-model/files";
import { findUncleanPictures } from "../sources/clean-pictures.ts";
import { mendedBy } from "./mended-by.ts";
import { findNewWords } from "./new-words.ts";
import { findUnusedFiles } from "./unused-files.ts";

/** A day, as a line of a file has it. */
const dayOfField = /\b(\w+): ['"]?((\d{4})-(\d\d)-\d\d)/;

/** After so many months, a year is more likely a typing error. */
const longestWait = 18;

/** What is wrong with a line that may be right. */
function findLineQuestion(line: string): string | undefined {
  const [emoji] = /\p{Emoji_Presentation}/u.exec(line) ?? [];
  if (emoji) return `has the emoji ${emoji}; is it meant?`;
  const [, name, day, ofYear, ofMonth] = dayOfField.exec(line) ?? [];
  const [year, month] = getToday().split("-");
  const months = (Number(ofYear) - Number(year)) * 12 + Number(ofMonth) - Number(month);
  return months > longestWait
    ? `${name}: ${day} is ${months} months away; is the year right?`
    : undefined;
}

/** Days that are years away, and emojis. */
const findOddLines = (root: string): Fault[] =>
  [...readTexts(root, `${contentFolder}/**/*.{md,yaml}`)].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const message = findLineQuestion(line);
      return message ? makeFileFault(file, message, index + 1) : [];
    }),
  );

/** What fits, and is probably a mistake all the same: asked about, never a fault. */
export async function listQuestions(root: string): Promise<Fault[]> {
  const pictures = await findUncleanPictures(root);
  const advice = `${mendedBy} makes it small and clean where it is`;
  return [
    ...findOddLines(root),
    ...findNewWords(root),
    ...findUnusedFiles(root),
    ...pictures.map((each) => ({ ...each, message: `${each.message}; ${advice}` })),
  ];
}
