/**
 * The address in what a visitor typed or pasted: without spaces around it, characters of no width,
 * `mailto:` and what follows its address, or the name before an address in angle brackets.
 */
export function cleanAddress(typed: string): string {
  const visible = typed.replace(/\p{Cf}/gu, "").trim();
  const start = visible.lastIndexOf("<");
  const bare = start >= 0 && visible.endsWith(">") ? visible.slice(start + 1, -1) : visible;
  const isLink = /^mailto:/i.test(bare);
  const address = isLink ? bare.slice("mailto:".length).split("?", 1)[0] : bare;
  return (address ?? "").replace(/[,;]$/, "").trim();
}

/**
 * An address as it is sent. Chromium gives the domain of an email field in ASCII (RFC 5890), Firefox
 * as it was typed: now both do the former.
 */
export function toSentAddress(typed: string): string {
  const address = cleanAddress(typed);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 0 || !/\P{ASCII}/u.test(domain)) return address;
  try {
    const { hostname, href } = new URL(`https://${domain}`);
    const isHost = href === `https://${hostname}/`;
    return isHost ? address.slice(0, at + 1) + hostname : address;
  } catch {
    return address;
  }
}
