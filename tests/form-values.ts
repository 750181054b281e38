/** Texts of every form that a field has, and some of none. */
export const texts = [
  ..."a|B|ab|AB|all|word|Two words|one two three four five six seven eight nine".split("|"),
  "one two three four five six seven eight nine ten",
  ...["12", "0", "1.5", "-3", "00", "100", "101", "10 min", "ten minutes", "06:10", "24:00"],
  ...["2027-01-15", "15.1.2027", "#f5f2ea", "#form", "#other", "name@company.com", "nobody"],
  ...["+49 40 1234567", "040", "ORA-03", "ora-3", "oil-and-gas", "Oil-and-gas", "oil--gas"],
  ...["https://x.com", "https://x.com/", "https://x.com/a?b#c", "http://x.com", "//x.com"],
  ...["/modules", "/modules/", "/modules?a=b#c", "/modules/planning", "/modules/nothing", "/"],
  ...["modules", "/timetrack", "/blog/some-article", "/blog/some-article/", "/blog/a/b", "/some"],
  ...["/downloads/a.pdf", "/files/walk-down.mp4", "/files/walk-down.vtt", "/files/Walk.mp4"],
  ...["night-shift.jpg", "./night-shift.jpg", "Night shift.jpg", "night_shift.png", "night.txt"],
  ...[
    "<b>x</b>",
    "a < b",
    "&amp;",
    "R&D",
    "**x**",
    "[words](/modules)",
    "[words] (x)",
    "## x",
    "# 1",
  ],
  ...["{name}", "{nothing}", "{from} to {to}", "x".repeat(50), "mailto:name@company.com"],
];
/** Numbers around the limits that fields have. */
export const numbers = [
  ...[-1e6, -401, -400, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 4, 24, 25, 100, 101, 400, 401, 1899, 1900],
];

/** What somebody may write for a number, and what is none, or may be two. */
export const oddNumbers = [
  ...["65,50", "1,200", "1.200", "70.000", "1.375", "-1.200", "1.200.000", "1.200,50", "1,200.50"],
  ...["12-14", "1 200", "1\u00A0200", "1’200", "$72", "85.000 $", "72 €", "7%", "12k", "~7", "1/2"],
  ...["1e5", "0x10", "+7", "007", "7.", ".5", "--3", "−3", "seven", "12345678901234567890"],
];

/** What somebody may write for a date, and what is none in the calendar. */
export const oddDates = [
  ...["06/31/2027", "01/15/2027", "01/15/YYYY", "15.1.2027", "2027-1-5", "2027-01", "2027", "soon"],
  ...["2027-06-31", "2027-02-29", "2100-02-29", "2027-00-10", "2027-13-01", "2027-01-00"],
  ...["2027-01-32", "20270115", "2027-01-15T10:00", "2027-01-15 x"],
];

/** The lengths at which a text stops to fit, and the next that fits. */
export function findLengths(fits: (text: string) => boolean, start = ""): string[] {
  const make = (length: number) => start + "x".repeat(Math.max(0, length - start.length));
  const least = Array.from({ length: 80 }, (_, index) => index + 1).find((length) =>
    fits(make(length)),
  );
  if (!least) return [];
  let [most, tooLong] = [least, 1000];
  while (tooLong - most > 1) {
    const middle = Math.floor((most + tooLong) / 2);
    if (fits(make(middle))) most = middle;
    else tooLong = middle;
  }
  return [least - 1, least, most, tooLong].filter((length) => length > start.length).map(make);
}
