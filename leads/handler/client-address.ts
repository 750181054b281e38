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
 * The part of an address that identifies one visitor: an IPv4 address whole, of
 * IPv6 the /64, since every connection gets at least that many (RFC 6177). Ports,
 * brackets and zones are dropped; text that is not an address is kept.
 */
export function getAddressBlock(address: string): string {
  const [bare = ""] = address
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .split("%", 1);
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!bare.includes(":") || !URL.canParse(`http://[${bare}]/`)) return bare;
  // The URL standard writes every IPv6 address in one way.
  const { hostname } = new URL(`http://[${bare}]/`);
  return `${expandIpv6(hostname.slice(1, -1)).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address in its shortest form (RFC 5952). */
function expandIpv6(address: string): string[] {
  const [left = [], right = []] = address
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}
