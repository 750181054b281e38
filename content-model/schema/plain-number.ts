/** Numbers as somebody writes them, in a file or in a form. Safe for a browser. */

/** 65.000: software reads 65, and many readers sixty-five thousand. */
export const twofold = "-?[1-9]\\d{0,2}\\.\\d{3}";

/** Of at most 15 digits, which is what JavaScript keeps. */
const whole = "-?(?:0|[1-9]\\d{0,14})";
/** Of three decimals, only with what cannot be thousands before them. */
const decimal =
  "-?(?:0(?:\\.\\d{1,4})?|[1-9]\\d{0,10}(?:\\.(?:\\d{1,2}|\\d{4}))?|[1-9]\\d{3,10}\\.\\d{3})";

/** What is plainly one number, as the source of a regular expression without anchors at its ends. */
export const plainNumber = { whole, decimal } as const;

const plain = new RegExp(`^${decimal}$`);
const plainWhole = new RegExp(`^${whole}$`);

/** The number that a text plainly is, null of an empty one; else the text as it is. */
export function readNumber(text: string): number | string | null {
  const written = text.trim();
  if (written === "") return null;
  return plain.test(written) || plainWhole.test(written) ? Number(written) : text;
}

/** What is wrong with a text that may be two numbers; undefined of any other. */
export function explainTwofold(text: string): string | undefined {
  if (!new RegExp(`^${twofold}$`).test(text)) return undefined;
  const value = Number(text);
  // With three decimals it can only be the larger one.
  const other = String(value) === text ? "at most two decimals" : value;
  return `${text} is the number ${value}; expected ${text.replace(".", "")} or ${other}`;
}
