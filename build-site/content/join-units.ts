const unit = "(?:h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?|cm|m)(?![\\w-])";

/** A tag of HTML, or a space after a number (or a place for one) and before its unit, around a × of two, or before a slash. */
const joint = new RegExp(
  `<[^>]*>|(?<=[\\d}]\\+?) (?=${unit}|× \\d)|(?<=\\d ×) (?=\\d)| (?=/ )`,
  "g",
);

/** A text, or HTML, in which no line ends within "14 h", "148.5 m³" or "12.0 × 2.5 × 5.0 m", or begins with a slash. */
export const joinUnits = (text: string): string =>
  text.replace(joint, (found) => (found === " " ? "\u00a0" : found));
