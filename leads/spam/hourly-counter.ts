import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

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
  // The URL standard writes every IPv6 address in one way: the shortest (RFC 5952).
  const { hostname } = new URL(`http://[${plain}]/`);
  const halves = hostname.slice(1, -1).split("::");
  const [left = "", right = ""] = halves.map((half) =>
    half
      .split(":")
      .map((group) => group.padStart(4, "0"))
      .join(""),
  );
  const digits = left.padEnd(32 - right.length, "0") + right;
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

/** Counts by the hour, over all servers that share a store. */
export interface HourlyCounter {
  /**
   * Counts once more under a key; returns how often that was within the present hour. The key is
   * kept under a keyed hash that nobody can compute any more once `forgetEarlier` was called the
   * day after.
   */
  addCount(key: string, now: Date): Promise<number>;

  getCount(key: string, now: Date): Promise<number>;

  forgetEarlier(now: Date): Promise<void>;
}

/** Something with a limit: what `factor` times the limit of one sender is allowed to. */
export interface Share {
  key: string;
  factor: number;
}

/**
 * Counts one event under shares that contain each other, such as a visitor's network and the one
 * around that, from the narrowest on; returns how many within the hour that is for a single sender:
 * the fullest share says it. What a share gets beyond `limit` counts toward no wider one, so that
 * nobody fills the share of others alone.
 */
export async function countShares(
  { addCount, getCount }: Pick<HourlyCounter, "addCount" | "getCount">,
  purpose: "submission" | "faulty" | "confirmation" | "desk",
  shares: readonly Share[],
  limit: number,
  now: Date,
): Promise<number> {
  let highest = 0;
  for (const { factor, key } of shares) {
    const count = highest > limit ? getCount : addCount;
    highest = Math.max(highest, Math.ceil((await count(`${purpose} ${key}`, now)) / factor));
  }
  return highest;
}

export interface SubmissionCounts {
  fromAddress: number;
  /** Of each address no more than its own limit, so that none fills the total by itself. */
  total: number;
}

const total = "all submissions";

/** Counts a submission of address blocks (`getAddressBlocks`), toward the total up to `perAddress`. */
export async function countSubmission(
  counter: HourlyCounter,
  blocks: readonly Share[],
  perAddress: number,
  now: Date,
): Promise<SubmissionCounts> {
  const fromAddress = await countShares(counter, "submission", blocks, perAddress, now);
  const count = fromAddress > perAddress ? counter.getCount : counter.addCount;
  return { fromAddress, total: await count(total, now) };
}

export function getTotal(counter: Pick<HourlyCounter, "getCount">, now: Date): Promise<number> {
  return counter.getCount(total, now);
}

const hour = 3_600_000; // milliseconds

/**
 * Keys that are counted in an hour; those that came up longest ago make room. Without a bound, a
 * sender with many addresses could fill the memory.
 */
const maxKeys = 20_000;

/**
 * Counts in the memory of this process. Keys are kept as HMACs under a salt that is replaced every
 * day and never leaves the memory.
 */
export function createMemoryCounter(): HourlyCounter {
  let salt = { day: "", key: createSecretKey(randomBytes(32)) };
  let present = { hour: -1, counts: new Map<string, number>() };

  /** Replaces a salt of another day, and counts of another hour. */
  function enter(now: Date): void {
    const day = now.toISOString().slice(0, 10);
    if (salt.day !== day) salt = { day, key: createSecretKey(randomBytes(32)) };
    const number = Math.floor(now.getTime() / hour);
    if (present.hour !== number) present = { hour: number, counts: new Map() };
  }

  return {
    async addCount(key, now) {
      enter(now);
      const { counts } = present;
      const hash = hashKey(key, salt.key);
      const count = (counts.get(hash) ?? 0) + 1;
      // At the end: a map keeps the order in which its keys were added.
      counts.delete(hash);
      counts.set(hash, count);
      const [oldest = ""] = counts.size > maxKeys ? counts.keys() : [];
      counts.delete(oldest);
      return count;
    },

    async getCount(key, now) {
      enter(now);
      return present.counts.get(hashKey(key, salt.key)) ?? 0;
    },

    forgetEarlier: async (now) => enter(now),
  };
}

export function hashKey(key: string, secret: KeyObject): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}
