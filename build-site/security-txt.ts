/** Location of the file, relative to the site's root (RFC 9116, section 3). */
export const securityTxtFile = ".well-known/security.txt";

const day = 86_400_000; // milliseconds

/**
 * The text of security.txt (RFC 9116): where to report a vulnerability, and when the file expires.
 * @param builtAt time of the build; the text expires 360 days after the start of that day, because
 * section 2.5.5 recommends less than a year: one build a year keeps it valid
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
