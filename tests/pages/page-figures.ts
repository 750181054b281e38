import type { Truth } from "./plant-records.ts";

/*
 * Figures in the texts of pages: amounts, hours, days, volumes, shares with a sign, times of day, and numbers
 * with two decimals that have their unit in a heading.
 */

/** A figure in a text: what it is printed as, and the words it stands among. */
export type Figure = { printed: string; number: string; kind: Kind; words: string };

type Kind = {
  pattern: RegExp;
  /** whether a value of a record is of this kind */
  has: (truth: Truth) => boolean;
  isSame: (printed: string, value: Truth["value"]) => boolean;
};

/** Whether a value is the number that is printed, with as many decimals as are printed. */
function isRounded(printed: string, value: number): boolean {
  const [, decimals = ""] = printed.split(".");
  const number = Number(printed.replaceAll(",", ""));
  return Math.abs(Math.abs(value) - number) <= 0.5 / 10 ** decimals.length + 1e-9;
}

const isNumber = (printed: string, value: Truth["value"]) =>
  typeof value === "number" && isRounded(printed, value);
const isMoney = (printed: string, value: Truth["value"]) =>
  typeof value === "number" && isRounded(printed, value / 100);
const has = (unit: RegExp) => (truth: Truth) => unit.test(truth.field);
const isAny = () => true;

/** Fields with a unit. An amount is in cents, so that its field needs no name. */
const units = {
  h: /\.(?:\w*[hH]ours|gate|inWindow|payable|straight|overtime|standby|premium|difference|claimed|claim|rule|norm|remaining|float\w*|duration|break\w*|minimumCall|overtimeFrom|quantity|hoursPer\w+)$/,
  days: /(?:[dD]ays(?:Left)?|\.period|\.idleAfter)$/,
  factor: /[fF]actor$|ratio$|\.trend\.\d$|\.low$|\.high$|\.built\.\d$|\.requested\.\d$/,
  percent: /[pP]ercent$|\.difference$|\.below$/,
  volume: /\.(?:requested|built|overbuilt|\w+Volume|volumeDifference|quantity)(?:\.\d)?$/,
};
/** Figures of each kind; the first group of a pattern is the number or the time. */
const kinds: Kind[] = [
  { pattern: /\$([\d,]+(?:\.\d\d)?)(?!\S*\d| million|k\b)/gi, has: isAny, isSame: isMoney },
  { pattern: /\b([\d,]+(?:\.\d\d)?) dollars/g, has: isAny, isSame: isMoney },
  {
    pattern: /\b(\d\d:\d\d)\b/g,
    has: ({ value }) => /^\d\d:\d\d$/.test(String(value)),
    isSame: (printed, value) => printed === value,
  },
  { pattern: /(?<![\d.,$:])(\d+(?:\.\d+)?) (?:h|hours?)\b/g, has: has(units.h), isSame: isNumber },
  { pattern: /(?<![\d.,$:])(\d+(?:\.\d+)?) days?\b/g, has: has(units.days), isSame: isNumber },
  {
    pattern: /(?<![\d.,$:])(\d+(?:\.\d+)?) (?:m³|cubic meters)(?!-)/g,
    has: has(units.volume),
    isSame: isNumber,
  },
  { pattern: /(?<!\d)[+-](\d+(?:\.\d+)?)%/g, has: has(units.percent), isSame: isNumber },
  {
    pattern:
      /(?<![\d.,$:])(\d+\.\d\d)\b(?![\d%]|\.\d| (?:h|hours?|days?|m³|cubic|dollars|million)(?!\w))/g,
    has: (truth) => units.h.test(truth.field) || units.factor.test(truth.field),
    isSame: isNumber,
  },
];

export const splitSentences = (text: string): string[] => text.split(/(?<=[.:;!?]) (?=[A-Z\d$"“])/);

/**
 * The figures of a text.
 *
 * @param words the text with the headings of its row and column
 */
export const listFigures = (text: string, words: string): Figure[] =>
  kinds.flatMap((kind) =>
    [...text.matchAll(kind.pattern)].map(([printed, number = ""]) => ({
      printed,
      number,
      kind,
      words,
    })),
  );

/**
 * Fields that a reader could take for one another, in groups, with the words that pages say them with. Where a
 * text has words of a group, a figure of another of its fields is wrong: the words alone tell the hours at the
 * gate from those that are paid. A text without any is right with each of them.
 *
 * A `named` one is wrong without its words: it is true whatever a text is about, as a rule is, or if somebody
 * decides so, and without words the rule's 8.00 h would be right as anybody's hours. Content that names it by its
 * reference may use any other words (plant-references.ts).
 */
const roles: { group: string; field: RegExp; words: RegExp; named?: true }[] = [
  { group: "hours", field: /\.gate$/, words: /\bgate\b|presence|badge|on site/i },
  {
    group: "hours",
    field: /\.(?:payable|rule|payableHours)$/,
    words: /payable|\brule\b|contract\b|settled|\bpa(?:id|ys)\b|accept/i,
  },
  { group: "hours", field: /\.(?:claimed|claim|claimedHours)$/, words: /claim|timesheet|entered/i },
  {
    group: "hours",
    field: /\.(?:inWindow|straight|overtime|standby|difference|equipmentHours|hours)$/,
    words: /window|straight|overtime|standby|difference|held|Δ|wrench|machine|× \$/i,
  },
  { group: "board", field: /task\.remaining$/, words: /\bleft\b/ },
  { group: "board", field: /task\.float$/, words: /\bfloat\b/ },
  { group: "times", field: /worker\.in$/, words: /\bin\b|badges in|at the gate|Gate \d/i },
  { group: "times", field: /worker\.out$/, words: /\bout\b|Gate \d/i },
  {
    group: "times",
    field: /^rules\..*window/,
    words: /window|from|shift|break|handoff|cutoff|-\d\d:\d\d|E-/i,
  },
  { group: "pay", field: /^hours\.claim\.pay/, words: /claim|timesheet|entered/i, named: true },
  { group: "pay", field: /^hours\.gate\.pay/, words: /\bgate\b/i, named: true },
  { group: "invoice", field: /^invoice\.due$/, words: /\bdue\b|comes to/i },
  { group: "invoice", field: /^invoice\.approved$/, words: /approved/i },
  { group: "rules", field: /^rules\.break$/, words: /break|in the window/i, named: true },
  { group: "rules", field: /^rules\.breakFrom$/, words: /reach|break/i, named: true },
  { group: "rules", field: /^rules\.minimumCall$/, words: /minimum|sent home|came/i, named: true },
  {
    group: "rules",
    field: /^rules\.overtime/,
    words: /overtime|straight|up to|beyond|count toward/i,
    named: true,
  },
  { group: "rules", field: /^rules\.premium/, words: /premium|between/i, named: true },
];

/** Whether a figure may be this value of a record, among these words. */
function isSaid({ number, kind, words }: Figure, truth: Truth): boolean {
  if (!kind.has(truth) || !kind.isSame(number, truth.value)) return false;
  const played = roles.filter(({ field }) => field.test(truth.field));
  if (played.length === 0 || played.some((role) => role.words.test(words))) return true;
  return !played.some(
    ({ named, group }) =>
      named || roles.some((other) => other.group === group && other.words.test(words)),
  );
}

/**
 * The figures that the records of a text do not account for.
 *
 * @param readings what the text may be about; it is about the one that leaves least
 * @param common what is true whatever it is about
 */
export function findUntrue(
  figures: readonly Figure[],
  readings: readonly Truth[][],
  common: readonly Truth[],
): Figure[] {
  const rest = figures.filter((figure) => !common.some((truth) => isSaid(figure, truth)));
  let least = rest;
  for (const truths of readings) {
    const left = rest.filter((figure) => !truths.some((truth) => isSaid(figure, truth)));
    if (left.length < least.length) least = left;
    if (least.length === 0) break;
  }
  return least;
}
