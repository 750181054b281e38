import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

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
