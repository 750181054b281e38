import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type ContentFile,
  type Fault,
  makeFault,
  makeFileFault,
  parseContentFile,
} from "content-model/content-file";
import { getToday } from "content-model/entries";
import { contentFolder, readText, readTexts } from "content-model/files";
import { isGroup } from "content-model/groups";
import Typo from "typo-js";
import { editions } from "../../app/editions.ts";
import { findUncleanPictures } from "../sources/clean-pictures.ts";
import { mendedBy } from "./mended-by.ts";
import { startGit } from "./start-git.ts";
import { findUnusedFiles } from "./unused-files.ts";

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

const currency = String.raw`(?:[€$£¥]|\b(?:CHF|EUR|GBP|USD|cents?|dollars?|euros?|pounds?)\b)`;
/** With dots between thousands, a comma before decimals or both: 18.000, 72,5 and 1.250,00. */
const number = String.raw`(?<![\d.,])\d{1,3}(?:(?:\.\d{3})+(?:,\d{1,2})?|\d*,\d{1,2})(?![.,]?\d)`;
/** Without a currency, a percent sign or a plus, such a number may be a version, or two of a list. */
const amount = new RegExp(
  `${currency} ?${number}|${number}(?:(?: |-|\u00a0)?${currency}|\\+| ?%)`,
  "gi",
);

const exchanged: Record<string, string> = { ".": ",", ",": "." };

/** A question about each amount of an English text that is written as in another language. */
const findOddAmounts = (text: string): string[] =>
  (text.match(amount) ?? []).map((found) => {
    const meant = found.replace(/[.,]/g, (sign) => exchanged[sign] ?? sign);
    return `has “${found}”, whose signs are those of another language; did you mean “${meant}”?`;
  });

/** A phone number as it is dialed from everywhere, or behind a link that calls it. */
const dialed = /(?<![\w+])(?:tel:)?\+[1-9](?:[ ()/.-]{0,3}\d){6,}/g;

const getDigits = (number: string) => number.replace(/\(0\)|\D/g, "");

/** A question about each phone number of a text that is not the one in content/site.yaml. */
const findOtherNumbers = (text: string, phone: string): string[] =>
  (text.match(dialed) ?? [])
    .filter((found) => getDigits(found) !== getDigits(phone))
    .map(
      (found) => `has the number ${found}, which is not “phone” in content/site.yaml; is it right?`,
    );

/** A day, as a field of a line has it. */
const dayOfField = /\b(\w+): ['"]?(\d{4}-\d\d-\d\d)/g;

/** From so many months on, a year is more likely a typing error. */
const longestWait = 18;

/** Fields with the last day on which something is online: of a job; of `until`. */
const lastDays = ["validUntil", "day"];

const countMonths = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return year * 12 + month;
};

/** Stands for each file that is gone: another one may be the same under a new name. */
const gone = "a file that is gone";

/** The days of the last commit, each with its file and field; none without git. */
function readKnownDays(root: string): ReadonlySet<string> {
  const args = ["-I", "-E", "[0-9]{4}-[0-9]{2}-[0-9]{2}", "HEAD", "--", contentFolder];
  const lines = startGit(root)("grep", ...args).split("\n");
  const days = lines.flatMap((line) => {
    const [, name = "", text = ""] = /^HEAD:([^:]+):(.*)$/.exec(line) ?? [];
    const file = existsSync(join(root, name)) ? name : gone;
    return [...text.matchAll(dayOfField)].map(([, field, day]) => `${file} ${field} ${day}`);
  });
  return new Set(days);
}

/** Of a day that is past, only a new one is asked about: what is online may be old. */
function findOddDays(file: string, line: string, known: ReadonlySet<string>): string[] {
  return [...line.matchAll(dayOfField)].flatMap(([, field, day = ""]) => {
    const months = countMonths(day) - countMonths(getToday());
    if (months > longestWait) {
      return `${field}: ${day} is ${months} months away; is the year right?`;
    }
    const isKnown = [file, gone].some((name) => known.has(`${name} ${field} ${day}`));
    if (known.size === 0 || isKnown) return [];
    if (months < -longestWait) {
      return `${field}: ${day} was ${-months} months ago; is the year right?`;
    }
    return lastDays.includes(field ?? "") && day < getToday()
      ? `${field}: ${day} is past, so no visitor sees this any longer; is that right?`
      : [];
  });
}

/** Days that are years away, emojis, other phone numbers, and in English amounts of another language. */
function findOddLines(root: string, { value: site }: ContentFile, isEnglish: boolean): Fault[] {
  const known = readKnownDays(root);
  const phone = isGroup(site) ? String(site.phone) : "";
  return [...readTexts(root, `${contentFolder}/**/*.{md,yaml}`)].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const [emoji] = /\p{Emoji_Presentation}/u.exec(line) ?? [];
      const messages = [
        ...(emoji ? [`has the emoji ${emoji}; is it meant?`] : []),
        ...findOddDays(file, line, known),
        ...findOtherNumbers(line, phone),
        ...(isEnglish ? findOddAmounts(line) : []),
      ];
      return messages.map((message) => makeFileFault(file, message, index + 1));
    }),
  );
}

/** A number that visitors are asked to call, and that nobody has yet. */
function findSamplePhone(file: ContentFile): Fault[] {
  const isSample = file.samplePaths.some((path) => path.join() === "phone");
  const isShown = isGroup(file.value) && file.value.callUs;
  const message =
    "shows the number in `phone`, which is still a sample; put in the real one without “(sample)”, or leave out `callUs`";
  return isShown && isSample ? [makeFault(file, ["callUs"], message)] : [];
}

/** The one promise of a reply that the desk can watch over (`businessDay` in leads/time/answer-clock.ts). */
const watchedReply = /\b(?:one|1) business day\b|\b24 hours\b/i;

/** Another promise of a reply than the answer clock of the desk counts. */
function findOtherReply(root: string): Fault[] {
  const file = parseContentFile("content/claims.yaml", readText(root, "content/claims.yaml"));
  const claims = Array.isArray(file.value) ? file.value : [];
  const index = claims.findIndex((claim) => isGroup(claim) && claim.id === "reply");
  const { value } = (claims[index] ?? {}) as { value?: unknown };
  if (typeof value !== "string" || watchedReply.test(value)) return [];
  const message = `promises a reply within ${value}, and the desk, the morning mail and the report go on to call a lead late after one business day; a developer has to change that, too`;
  return [makeFault(file, [index, "value"], message)];
}

/**
 * What fits, and is probably a mistake all the same: asked about, never a fault.
 *
 * @param folder of an edition, which says its language
 */
export async function listQuestions(root: string, folder = "."): Promise<Fault[]> {
  const isEnglish = editions.find((each) => each.folder === folder)?.language === "en";
  const pictures = await findUncleanPictures(root);
  const site = parseContentFile("content/site.yaml", readText(root, "content/site.yaml"));
  const advice = `${mendedBy} makes it small and clean where it is`;
  return [
    ...findOddLines(root, site, isEnglish),
    ...findSamplePhone(site),
    ...(isEnglish ? findOtherReply(root) : []),
    ...(isEnglish ? findNewWords(root) : []),
    ...findUnusedFiles(root),
    ...pictures.map((each) => ({ ...each, message: `${each.message}; ${advice}` })),
  ];
}
