import { cleanLine } from "../clean-text.ts";
import { parseMailAddress } from "../mail-address.ts";

/** A mail address by which one person is found, however it was typed: case and IDN do not count. */
export function normalizeAddress(email: string): string {
  const text = cleanLine(email);
  return (parseMailAddress(text) ?? text).toLowerCase();
}

/**
 * What addresses of one mailbox have in common: mail servers ignore a tag after a plus sign, and
 * many ignore dots. Where they do not, two people are taken for one, so it decides nothing that
 * either would miss.
 */
export function foldMailbox(email: string): string {
  const address = normalizeAddress(email);
  const at = address.lastIndexOf("@");
  const [local = ""] = address.slice(0, at).split("+", 1);
  return `${local.replaceAll(".", "")}${address.slice(at).replace("@googlemail.com", "@gmail.com")}`;
}
