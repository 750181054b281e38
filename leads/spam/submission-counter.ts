import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

/** How many submissions came within the present hour, this one included. */
export interface SubmissionCounts {
  fromAddress: number;
  /** Of each address no more than its own limit, so that none fills the total by itself. */
  total: number;
}

/** Counts submissions, over all servers that share a store. */
export interface SubmissionCounter {
  /**
   * Counts one submission of an address block (`getAddressBlock`), toward the total only up to
   * `perAddress`. The block is kept under a keyed hash that nobody can compute any more once
   * `forgetEarlier` was called the day after.
   */
  countSubmission(block: string, perAddress: number, now: Date): Promise<SubmissionCounts>;

  /** The present hour's total. */
  getTotal(now: Date): Promise<number>;

  /** Removes earlier hours' counts and earlier days' keys; called every hour by the retention. */
  forgetEarlier(now: Date): Promise<void>;
}

const hour = 3_600_000; // milliseconds

/**
 * Addresses counted one by one in an hour. Those beyond count toward the total only, where a flood
 * from so many shows; without a bound, a sender with many addresses could fill the memory.
 */
const maxAddresses = 20_000;

/**
 * Counts in the memory of this process. Addresses are kept as HMACs under a
 * salt that is replaced every day and never leaves the memory.
 */
export function createMemoryCounter(): SubmissionCounter {
  let salt = { day: "", key: createSecretKey(randomBytes(32)) };
  let present = { hour: -1, total: 0, byKey: new Map<string, number>() };

  /** Replaces a salt of another day, and counts of another hour. */
  function enter(now: Date): void {
    const day = now.toISOString().slice(0, 10);
    if (salt.day !== day) salt = { day, key: createSecretKey(randomBytes(32)) };
    const number = Math.floor(now.getTime() / hour);
    if (present.hour !== number) present = { hour: number, total: 0, byKey: new Map() };
  }

  return {
    async countSubmission(block, perAddress, now) {
      enter(now);
      const key = hashBlock(block, salt.key);
      const fromAddress = (present.byKey.get(key) ?? 0) + 1;
      if (fromAddress > 1 || present.byKey.size < maxAddresses) {
        present.byKey.set(key, fromAddress);
      }
      if (fromAddress <= perAddress) present.total += 1;
      return { fromAddress, total: present.total };
    },

    async getTotal(now) {
      enter(now);
      return present.total;
    },

    async forgetEarlier(now) {
      enter(now);
    },
  };
}

/** HMAC-SHA256 of an address block, as base64url. */
export function hashBlock(block: string, key: KeyObject): string {
  return createHmac("sha256", key).update(block).digest("base64url");
}
