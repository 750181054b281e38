import { createHash } from "node:crypto";
import type { Consent } from "../../app/parts/consent/schema.ts";

/**
 * Names what visitors agree to: 12 hexadecimal digits of a hash over the banner's words. A choice
 * is stored with it, and asked for again when the words have changed. The confirmations are left
 * out, because they are shown after the choice.
 */
export function buildConsentVersion({ confirmations: _, ...shown }: Consent): string {
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 12);
}
