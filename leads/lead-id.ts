// Crockford's base 32: no I, L, O or U, so an id survives being read aloud.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random id of 50 bits for a lead, such as `7K3QZ-M2X9A`. */
export function createLeadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const letters = Array.from(bytes, (byte) => alphabet[byte % 32]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
