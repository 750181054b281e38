import { cleanLine } from "../clean-text.ts";
import { parseMailAddress } from "../mail-address.ts";

/** A mail address by which one person is found, however it was typed: case and IDN do not count. */
export function normalizeAddress(email: string): string {
  const text = cleanLine(email);
  return (parseMailAddress(text) ?? text).toLowerCase();
}
