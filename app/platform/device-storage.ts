/**
 * The one place that touches the browser's storage, which may throw at any call: blocked by the
 * visitor, full, or disabled by a policy.
 */
type Area = "localStorage" | "sessionStorage";

/** The text under a key; null if there is none, or no storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key. If that fails, an older one is gone, too. */
export function writeStored(area: Area, key: string, text: string): void {
  try {
    window[area].setItem(key, text);
  } catch {
    removeStored(area, key);
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Then nothing is stored, either.
  }
}
