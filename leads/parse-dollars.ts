/** What stands between groups of three digits, as English, German, Swiss and French write numbers. */
const groupSigns = [",", ".", "'", "’", " "];

/** Signs and codes of the currency that values are in. */
const dollarSigns = ["US$", "$", "USD"];

/** What a text is without a currency's sign before or after it. */
function removeDollarSign(text: string): string {
  const upper = text.toUpperCase();
  for (const sign of dollarSigns) {
    if (upper.startsWith(sign)) return text.slice(sign.length).trim();
    if (upper.endsWith(sign)) return text.slice(0, -sign.length).trim();
  }
  return text;
}

/** The digits of groups such as `1`, `250`, `000`; undefined if they are no number in groups of three. */
function joinGroups([first = "", ...others]: readonly string[]): string | undefined {
  const hasFirst = /^[1-9]\d{0,2}$/.test(first);
  return hasFirst && others.every((group) => /^\d{3}$/.test(group))
    ? [first, ...others].join("")
    : undefined;
}

/**
 * Reads whole dollars however they are typed: `25000`, `$25,000`, `25.000`, `25 000.00`. Three digits
 * after a sign are a group, two at the end are cents, so each text means one number or none.
 *
 * @returns undefined for what is no number of whole dollars, such as `25k`, `25.000 €` and `12.50`
 */
export function parseDollars(text: string): number | undefined {
  // A space in a number is often one that does not break.
  const amount = removeDollarSign(text.replaceAll(/\s/g, " ").trim());
  const [, noCents = amount, sign = ""] = /^(.*\d)([.,])00$/.exec(amount) ?? [];
  if (/^\d+$/.test(noCents)) return Number(noCents);
  const between = groupSigns.find((each) => each !== sign && noCents.includes(each));
  const digits = between && joinGroups(noCents.split(between));
  return digits ? Number(digits) : undefined;
}
