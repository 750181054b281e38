import type { Share } from "../spam/hourly-counter.ts";

/** Who is believed about a visitor's address. */
export interface AddressTrust {
  /** How many proxies in front add to X-Forwarded-For. */
  trustedProxies: number;
  /** A header that the host in front sets on every request, over whatever the visitor sent. */
  addressHeader?: string | undefined;
}

/**
 * Address of the visitor behind a request. Every trusted proxy adds the address
 * that it was called from to the right end of X-Forwarded-For; what is further
 * left may be the visitor's own text, so it is never read. `peer` is the
 * other end of the connection.
 */
export function getClientAddress(
  headers: Headers,
  peer: string | undefined,
  { addressHeader, trustedProxies }: AddressTrust,
): string {
  const told = addressHeader && headers.get(addressHeader);
  if (told) return told;
  if (trustedProxies > 0) {
    const forwarded = (headers.get("x-forwarded-for") ?? "").split(",");
    // Fewer entries than proxies: the request did not come through all of them.
    const entry = forwarded.slice(-trustedProxies)[0]?.trim();
    if (entry) return entry;
  }
  return peer ?? "";
}

/** Whether there is a proxy that we were not told to trust: all visitors then share its address. */
export function isAddressUntold(
  headers: Headers,
  { addressHeader = "", trustedProxies }: AddressTrust,
): boolean {
  const isTold = trustedProxies > 0 || (addressHeader && headers.has(addressHeader));
  return !isTold && headers.has("x-forwarded-for");
}

/**
 * The networks that an address is in, from the one of a single visitor on. An IPv4 address counts
 * alone, also where it is written as IPv6. IPv6 counts by /64, which is what a connection gets at
 * least, by /56 and by /48, which are what a home or a company gets (RFC 6177): each may send as
 * much as a few visitors. Ports, brackets and zones are dropped; text that is not an address is kept.
 */
export function getAddressBlocks(address: string): Share[] {
  const [bare = ""] = address
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .split("%", 1);
  const plain = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1] ?? bare;
  if (!plain.includes(":") || !URL.canParse(`http://[${plain}]/`))
    return [{ key: plain, factor: 1 }];
  // The URL standard writes every IPv6 address in one way.
  const { hostname } = new URL(`http://[${plain}]/`);
  const digits = expandIpv6(hostname.slice(1, -1))
    .map((group) => group.padStart(4, "0"))
    .join("");
  if (ipv4Prefixes.includes(digits.slice(0, 24))) {
    return [{ key: [...Buffer.from(digits.slice(24), "hex")].join("."), factor: 1 }];
  }
  return [
    { key: `${digits.slice(0, 16)}/64`, factor: 1 },
    { key: `${digits.slice(0, 14)}/56`, factor: 2 },
    { key: `${digits.slice(0, 12)}/48`, factor: 4 },
  ];
}

/** What stands before an IPv4 address in IPv6: mapped (RFC 4291, 2.5.5.2), translated (RFC 6052, 2.1). */
const ipv4Prefixes = ["00000000000000000000ffff", "0064ff9b0000000000000000"];

/** The eight groups of an IPv6 address in its shortest form (RFC 5952). */
function expandIpv6(address: string): string[] {
  const [left = [], right = []] = address
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}
