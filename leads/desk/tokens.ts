import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits: the secret of a link, a session or a visit. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the store knows of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** What a page's forms carry, from the token of the browser's cookie. */
export function buildFormToken(token: string): string {
  return hashToken(`form ${token}`);
}

/** Compares in constant time. */
export function isSameToken(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));
}

/** How long a link lasts, in minutes. */
export const linkMinutes = 15;

interface SignedLink {
  /** What the link carries: a random secret, when it expires, and the signature of both. */
  token: string;
  expiresAt: Date;
}

/** A link for an address, which it does not show. */
export function signLink(key: string, email: string, now: Date): SignedLink {
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  const content = `${createToken()}.${expiresAt.getTime()}`;
  return { token: `${content}.${signContent(key, email, content)}`, expiresAt };
}

/** Which of `users` a link was signed for; undefined if it is forged, altered or expired. */
export function findSigned(
  key: string,
  token: string,
  users: readonly string[],
  now: Date,
): string | undefined {
  const [secret, expiry, signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !(Number(expiry) > now.getTime())) return;
  return users.find((email) =>
    isSameToken(signContent(key, email, `${secret}.${expiry}`), signature),
  );
}

function signContent(key: string, email: string, content: string): string {
  return createHmac("sha256", key).update(`${content} ${email}`).digest("base64url");
}
