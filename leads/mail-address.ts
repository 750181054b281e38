import { cleanLine } from "./clean-text.ts";

/** Between dots: the characters of an atom (RFC 5322, 3.2.3). */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z\d-]{1,63}$/;

/** Longest local part in octets (RFC 5321, 4.5.3.1.1). */
const longestLocal = 64;

/**
 * A mail address as every mail server and service takes it: what nobody can see is gone, and an
 * international domain is in A-labels (RFC 5890), in lower case. Browsers differ in what they make
 * of such a domain, so this is done where an address comes in, and once more where it goes out.
 * Undefined for what is no address: `a..b@example.com`, quoted local parts, address literals, and
 * local parts beyond ASCII, which need SMTPUTF8 (RFC 6531) at every hop of every answer.
 */
export function parseMailAddress(text: string): string | undefined {
  const at = text.lastIndexOf("@");
  // Beyond any address, whatever came along: IDNA takes quadratic time.
  if (at < 1 || text.length > 500) return;
  const local = dropInvisible(text.slice(0, at));
  if (local.length > longestLocal || !localPart.test(local)) return;
  // Some programs decode words of RFC 2047 even here, and find another address in one.
  if (local.includes("=?")) return;
  const typed = text.slice(at + 1);
  // Joiners have a meaning in some scripts; between Latin letters they were pasted along.
  const domain = parseDomain(typed) ?? parseDomain(dropInvisible(typed));
  return domain && `${local}@${domain}`;
}

/**
 * The address in what a visitor typed or pasted: without spaces around it, characters of no width,
 * `mailto:` and what follows its address, or the name before an address in angle brackets.
 */
export function cleanAddress(typed: string): string {
  const visible = dropInvisible(typed).trim();
  const start = visible.lastIndexOf("<");
  const bare = start >= 0 && visible.endsWith(">") ? visible.slice(start + 1, -1) : visible;
  const isLink = /^mailto:/i.test(bare);
  const address = isLink ? bare.slice("mailto:".length).split("?", 1)[0] : bare;
  return (address ?? "").replace(/[.,;]$/, "").trim();
}

/** As {@link parseMailAddress}, for one on the internet: its domain has a top level. */
export function parsePublicAddress(text: string): string | undefined {
  const address = parseMailAddress(text);
  const [top = "", ...below] = address?.split("@").at(-1)?.split(".").reverse() ?? [];
  return top.length > 1 && below.length > 0 ? address : undefined;
}

/** Zero-width spaces and joiners, soft hyphens and the like, which come along when one pastes. */
function dropInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, "");
}

/** A domain in A-labels, by the URL standard: the one IDNA that every runtime brings. */
function parseDomain(text: string): string | undefined {
  // A URL may have more than a domain, and parts of it encoded.
  if (!/^[a-z\d.\-\u0080-\u{10FFFF}]+$/iu.test(text)) return;
  let domain: string;
  try {
    domain = new URL(`http://${text}`).hostname;
  } catch {
    return;
  }
  const labels = domain.split(".");
  const isEvery = labels.every(
    (part) => label.test(part) && !part.startsWith("-") && !part.endsWith("-"),
  );
  // An address of numbers is no domain (RFC 3696, 2).
  return isEvery && domain.length <= 253 && !/^\d+$/.test(labels.at(-1) ?? "") ? domain : undefined;
}

/** A mailbox of the settings or the content, bare or as `Name <address>`, with its domain in A-labels. */
function parseMailbox(text: string): string | undefined {
  const [, name, given = text] = /^([^<>,\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = parseMailAddress(given.trim());
  return address && (name === undefined ? address : `${name}<${address}>`);
}

export const isMailbox = (text: string) => parseMailbox(text) !== undefined;

/** A mailbox with its domain in A-labels; what is none stays as it is. */
export const toAsciiMailbox = (text: string) => parseMailbox(text) ?? text.trim();

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
