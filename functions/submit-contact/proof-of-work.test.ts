import { expect, it } from "vitest";
import { buildChallenge, hasProof, solveChallenge } from "./proof-of-work.ts";

const id = "3f0c6a52-6f0e-4b7a-9d53-0a4f5f3c9b11";
const now = new Date("2026-11-20T10:59:59Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const never = new AbortController().signal;

it("takes a solution for its submission, in its hour and the next", async () => {
  const solution = await solveChallenge(buildChallenge(id, 5, now), never);
  expect(await hasProof(id, 5, now, solution)).toBe(true);
  expect(await hasProof(id, 5, later(1_000), solution)).toBe(true);
  // Another's, too late, or too little work: such a solution fits by chance, one time in so many.
  const other = id.replace("3f", "4f");
  expect(await hasProof(other, 20, now, solution)).toBe(false);
  expect(await hasProof(id, 20, later(2 * 3_600_000), solution)).toBe(false);
  expect(await hasProof(id, 20, now, solution)).toBe(false);
});

it.each([undefined, 7, "", "-1", "0x1", "1".repeat(40), [], {}])("takes no %j", async (proof) => {
  expect(await hasProof(id, 0, now, proof)).toBe(false);
});

it("stops working when told to", async () => {
  const stopper = new AbortController();
  const work = solveChallenge(buildChallenge(id, 32, now), stopper.signal);
  stopper.abort();
  expect(await work).toBeUndefined();
});
