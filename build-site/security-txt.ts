/** Where RFC 9116 (section 3) wants the file, below the site's root. */
export const securityTxtFile = ".well-known/security.txt";

const day = 86_400_000; // milliseconds

/**
 * The text of security.txt (RFC 9116): whom to tell of a weakness, and until when that is true.
 * @param builtAt time of the build; the text expires 360 days after that day's beginning, since
 *   section 2.5.5 recommends less than a year: one build a year keeps it valid
 */
export function buildSecurityTxt(
  site: { origin: string; mailboxes: { security: string } },
  builtAt: Date,
): string {
  const today = Math.trunc(builtAt.getTime() / day) * day;
  const expires = new Date(today + 360 * day).toISOString().replace(".000", "");
  return [
    `Contact: mailto:${site.mailboxes.security}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, de",
    `Canonical: ${site.origin}/${securityTxtFile}`,
    "",
  ].join("\n");
}
