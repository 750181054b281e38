/**
 * A random UUID (version 4). `crypto.randomUUID` is missing where the site is reached over plain
 * http, as on a plant's own network; what guards a browser may take all of `crypto` away. It tells
 * one visitor's message from another's, and keeps no secret.
 */
export function createSubmissionId(): string {
  try {
    return crypto.randomUUID();
  } catch {
    return formatId(createBytes());
  }
}

function createBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.random() * 256);
  }
}

function formatId(bytes: Uint8Array): string {
  // RFC 9562, 5.4: the version in the seventh byte, the variant in the ninth.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
