/** A tag of HTML, or a space after a number (or a place for one) and before its unit, or around a × of two. */
const joint = /<[^>]*>|(?<=[\d}]\+?) (?=(?:h|cm|m)(?![\w-])|× \d)|(?<=\d ×) (?=\d)/g;

/**
 * A text, or HTML, in which no line ends within "14 h", "148.5 m³" or "12.0 × 2.5 × 5.0 m". Figures of
 * the specification, such as "20 hrs", stay plain, so that a search for them finds them.
 */
export const joinUnits = (text: string): string =>
  text.replace(joint, (found) => (found === " " ? "\u00a0" : found));
