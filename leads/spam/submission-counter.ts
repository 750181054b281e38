import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { SubmissionCounter } from "../functions/submit-contact/ports.ts";

const hour = 3_600_000; // milliseconds

/**
 * Addresses counted one by one in an hour. Those beyond are counted in all only, where a flood of
 * so many shows; without a bound, whoever owns many addresses could fill the memory.
 */
const mostAddresses = 20_000;

/**
 * Counts in the memory of this process. Addresses stand there as HMACs under a
 * salt that is replaced every day and never leaves the memory.
 */
export function createMemoryCounter(): SubmissionCounter {
  let salt = { day: "", key: createSecretKey(randomBytes(32)) };
  let present = { hour: -1, inAll: 0, byKey: new Map<string, number>() };

  return {
    async countSubmission(block, now) {
      const day = now.toISOString().slice(0, 10);
      if (salt.day !== day) salt = { day, key: createSecretKey(randomBytes(32)) };
      const number = Math.floor(now.getTime() / hour);
      if (present.hour !== number) present = { hour: number, inAll: 0, byKey: new Map() };
      const key = hashBlock(block, salt.key);
      const fromAddress = (present.byKey.get(key) ?? 0) + 1;
      if (fromAddress > 1 || present.byKey.size < mostAddresses) {
        present.byKey.set(key, fromAddress);
      }
      present.inAll += 1;
      return { fromAddress, inAll: present.inAll };
    },
  };
}

/** HMAC-SHA256 of an address block, as base64url. A key, since making one of bytes costs more than the hash. */
export function hashBlock(block: string, key: KeyObject): string {
  return createHmac("sha256", key).update(block).digest("base64url");
}
