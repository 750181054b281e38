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
export const findOddAmounts = (text: string): string[] =>
  (text.match(amount) ?? []).map((found) => {
    const meant = found.replace(/[.,]/g, (sign) => exchanged[sign] ?? sign);
    return `has “${found}”, whose signs are those of another language; did you mean “${meant}”?`;
  });
