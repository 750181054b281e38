import { setTimeout as delay } from "node:timers/promises";
import { getPageState, getStateAge } from "./page-state.ts";

/** A save is several files: a fault that is found while they come may be gone with the last. */
const savingTime = 1500;

/** For as long, a fault stands without being looked for again, unless something changes. */
const faultTime = 5000;

/**
 * Remembers what was made of the content and the code as they are, and makes it once for all who ask
 * meanwhile. A fault is told only of what is still there.
 */
export function createCurrentReader<Key, Value>() {
  let last: { key: Key; state: string; value: Promise<Value>; until: number } | undefined;
  return async function readCurrent(
    getKey: () => Promise<Key>,
    make: (key: Key, state: string) => Promise<Value>,
  ): Promise<Value> {
    const state = getPageState();
    const key = await getKey();
    const isCurrent = last?.key === key && last.state === state && performance.now() < last.until;
    const asked =
      last && isCurrent
        ? last
        : { key, state, value: make(key, state), until: Number.POSITIVE_INFINITY };
    last = asked;
    try {
      return await asked.value;
    } catch (error) {
      if (asked.until === Number.POSITIVE_INFINITY) asked.until = performance.now() + faultTime;
      const isStill = () => state === getPageState();
      if (isStill()) await delay(Math.max(0, savingTime - getStateAge()));
      if (isStill()) throw error;
      return readCurrent(getKey, make);
    }
  };
}
