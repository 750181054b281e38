import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { lastDayFields } from "content-model/calendar-day";
import { type Fault, makeFileFault } from "content-model/content-file";
import { getToday } from "content-model/entries";
import { contentFolder, readTexts } from "content-model/files";
import Typo from "typo-js";
import { editions } from "../../app/editions.ts";
import { readArticleFiles } from "../sources/article-file.ts";
import { listIdleDownloads, listLinkedFiles, listOwnFileNames } from "../sources/own-files.ts";
import {
  cleanPictures,
  findUncleanPictures,
  isPictureName,
  listOwnPictureNames,
} from "../sources/picture-files.ts";
import { refuseLinks } from "./check-content.ts";
import { followGonePages, listKept, startGit } from "./gone-pages.ts";

/**
 * The team's own pictures, videos and files that nothing shows or names. A question and never a fault: a
 * picture that was replaced has no form in the editor in which it could be deleted.
 */
export function findUnusedFiles(root: string): Fault[] {
  const kept = listKept(startGit(root));
  const words = [...readTexts(root).values()].join("\n");
  const linked = listLinkedFiles(root, { hasDrafts: true });
  const files = [
    ...listOwnFileNames(root)
      .filter((file) => !linked.includes(file))
      .map((file) => makeFileFault(file, "is not used anywhere, so it is not online")),
    ...listIdleDownloads(root).map((file) =>
      makeFileFault(
        "content/resources.yaml",
        `no longer offers ${file.replace("public", "")}, so it is not online`,
      ),
    ),
    ...listOwnPictureNames(root)
      .filter((file) => !words.includes(basename(file)))
      .map((file) => makeFileFault(file, "is not used anywhere")),
  ];
  const inArticles = readArticleFiles(root).flatMap(({ unused }) => unused);
  return [...files, ...inArticles].map((each) => {
    if (!isPictureName(each.file)) return each;
    const advice = kept.has(each.file)
      ? "publishing deletes it"
      : "name it where it belongs, or delete the file, in the editor under “Assets › All Assets”";
    return { ...each, message: `${each.message}; ${advice}` };
  });
}

/** The pictures that nothing names any longer: those that git keeps, or those on this computer alone. */
export function listUnusedPictures(root: string, isKept: boolean): string[] {
  const kept = listKept(startGit(root));
  const unused = findUnusedFiles(root).map(({ file }) => file);
  return unused.filter((file) => isPictureName(file) && kept.has(file) === isKept);
}

/** Deletes those that git keeps. */
const removeUnusedPictures = (root: string): string[] =>
  listUnusedPictures(root, true).map((file) => {
    rmSync(join(root, file));
    return `${file} is deleted, because nothing names it any longer; git keeps it`;
  });

/**
 * Sends readers of renamed and deleted pages on, deletes pictures that nothing names any longer, and
 * makes photos small and clean.
 *
 * @returns what was done
 */
export async function tidyContent(root: string): Promise<string[]> {
  refuseLinks(root);
  return [...followGonePages(root), ...removeUnusedPictures(root), ...(await cleanPictures(root))];
}

export const tellUnusedFiles = (root: string): string[] =>
  findUnusedFiles(root).map(
    ({ file, message }) => `${file.replace(`${contentFolder}/`, "")}: ${message}.`,
  );

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
function findNewWords(root: string): Fault[] {
  const known = readKnownWords(root);
  if (known.size === 0) return [];
  const found = [...readTexts(root)].flatMap(([file, text]) =>
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

const currency = String.raw`(?:[€$£¥]|\b(?:CHF|EUR|GBP|USD|cents?|dollars?|euros?|pounds?)\b)`;
/** With dots between thousands, a comma before decimals or both: 18.000, 72,5 and 1.250,00. */
const number = String.raw`(?<![\d.,])\d{1,3}(?:(?:\.\d{3})+(?:,\d{1,2})?|\d*,\d{1,2})(?![.,]?\d)`;
/** Without both, a currency, a percent sign or a plus, such a number may be a version, or two of a list. */
const amount = new RegExp(
  String.raw`${currency} ?${number}|${number}(?:(?: |-|\u00a0)?${currency}|\+| ?%|(?<=\.\d+,\d+))`,
  "gi",
);

const findOddAmounts = (text: string): string[] =>
  (text.match(amount) ?? []).map((found) => {
    const meant = found.replace(/[.,]/g, (sign) => (sign === "." ? "," : "."));
    return `has “${found}”, whose signs are those of another language; did you mean “${meant}”?`;
  });

const dayOfField = /\b\w+: ['"]?(\d{4}-\d\d-\d\d)/g;

/** From so many months on, a year is more likely a typing error. */
const longestWait = 18;

const countMonths = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return year * 12 + month;
};

const findFarDays = (line: string): string[] =>
  [...line.matchAll(dayOfField)].flatMap(([, day = ""]) => {
    const months = countMonths(day) - countMonths(getToday());
    return months > longestWait ? `${day} is ${months} months away; is the year right?` : [];
  });

const lastDay = new RegExp(`^\\s*(?:${lastDayFields.join("|")}): ['"]?(\\d{4}-\\d\\d-\\d\\d)`);

function findPassedDay(line: string): string[] {
  const [, day = ""] = lastDay.exec(line) ?? [];
  return day && day < getToday()
    ? [`has ${day} as its last day, which has passed: it is no longer online; is that meant?`]
    : [];
}

/** Last days that have passed, days that are years away, emojis, and in English amounts of another language. */
const findOddLines = (root: string, isEnglish: boolean): Fault[] =>
  [...readTexts(root)].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const [emoji] = /\p{Emoji_Presentation}/u.exec(line) ?? [];
      const messages = [
        ...(emoji ? [`has the emoji ${emoji}; is it meant?`] : []),
        ...findFarDays(line),
        ...findPassedDay(line),
        ...(isEnglish ? findOddAmounts(line) : []),
      ];
      return messages.map((message) => makeFileFault(file, message, index + 1));
    }),
  );

/**
 * What fits, and is probably a mistake all the same: asked about, never a fault.
 *
 * @param folder of an edition, which says its language
 */
export async function listQuestions(root: string, folder = "."): Promise<Fault[]> {
  const isEnglish = editions.find((each) => each.folder === folder)?.language === "en";
  const pictures = await findUncleanPictures(root);
  return [
    ...findOddLines(root, isEnglish),
    ...(isEnglish ? findNewWords(root) : []),
    ...findUnusedFiles(root),
    ...pictures.map((each) => ({
      ...each,
      message: `${each.message}; publishing makes it small and clean where it is`,
    })),
  ];
}
