/** Whether an address is one of PostgreSQL. */
export function isPostgresUrl(value: string): boolean {
  return URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
}

/**
 * A database beyond this machine gets an encrypted connection whose certificate is checked, unless
 * the address itself says by `sslmode` what it wants: the driver's default is neither.
 */
export function withTlsByDefault(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.hostname === "" || isThisMachine(databaseUrl) || url.searchParams.has("sslmode")) {
    return databaseUrl;
  }
  url.searchParams.set("sslmode", "verify-full");
  return url.href;
}

/** Whether an address has a scheme, a host and a port at most. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { href, origin, protocol } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** Whether an address is one of a mail server. */
export function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, protocol, search } = new URL(value);
  // Nodemailer takes a query for its options, with which a certificate goes unchecked.
  return /^smtps?:$/.test(protocol) && hostname !== "" && search === "";
}

/** Whether an address is https, or http on this machine. */
export function isSafeHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === "https:" || (protocol === "http:" && isThisMachine(value));
}

/** Whether what is sent to an address stays on this machine. */
export function isThisMachine(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
