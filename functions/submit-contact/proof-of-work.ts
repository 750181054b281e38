/**
 * Work that lets a submission through in a flood. It needs no store and no secret: it is bound to
 * the submission's id, which makes one lead however often it is sent, and to the hour.
 */
export interface Challenge {
  text: string;
  /** Rounds of PBKDF2-SHA256 for one try: native code in browsers, so a page goes on meanwhile. */
  iterations: number;
  /** Leading zero bits of a solution's result; each doubles the work. */
  bits: number;
}

/** About a millisecond for one try, and for the server that checks it. */
const iterations = 2_000;

/** What a solution looks like: the number of the try. */
const solutionPattern = /^\d{1,9}$/;

const hour = 3_600_000; // milliseconds

/** The work for a submission that arrives at `now`. */
export function buildChallenge(submissionId: string, bits: number, now: Date): Challenge {
  return { text: `${submissionId} ${now.toISOString().slice(0, 13)}`, iterations, bits };
}

/** Whether `proof` solves the submission's challenge of this hour or the one before. */
export async function hasProof(
  submissionId: string,
  bits: number,
  now: Date,
  proof: unknown,
): Promise<boolean> {
  if (typeof proof !== "string" || !solutionPattern.test(proof)) return false;
  for (const time of [now, new Date(now.getTime() - hour)]) {
    const attempt = await createAttempt(buildChallenge(submissionId, bits, time));
    if (await attempt(proof)) return true;
  }
  return false;
}

/**
 * Works until it has a solution; undefined when `signal` aborted it. Rejects where there is no
 * Web Cryptography (pages over plain http).
 */
export async function solveChallenge(
  challenge: Challenge,
  signal: AbortSignal,
): Promise<string | undefined> {
  const attempt = await createAttempt(challenge);
  for (let number = 0; !signal.aborted; number++) {
    if (await attempt(String(number))) return String(number);
  }
  return;
}

async function createAttempt(
  challenge: Challenge,
): Promise<(solution: string) => Promise<boolean>> {
  const encoder = new TextEncoder();
  const text = encoder.encode(challenge.text);
  const key = await crypto.subtle.importKey("raw", text, "PBKDF2", false, ["deriveBits"]);
  return async (solution) => {
    const salt = encoder.encode(solution);
    const parameters = { name: "PBKDF2", hash: "SHA-256", salt, iterations: challenge.iterations };
    const result = await crypto.subtle.deriveBits(parameters, key, 32);
    return Math.clz32(new DataView(result).getUint32(0)) >= challenge.bits;
  };
}
