import { domainToASCII } from "node:url";

/** A mail address by which one person is found, however it was typed: case and IDN do not count. */
export function normalizeAddress(email: string): string {
  const text = email.trim().normalize("NFC").toLowerCase();
  const at = text.lastIndexOf("@") + 1;
  return text.slice(0, at) + (domainToASCII(text.slice(at)) || text.slice(at));
}
