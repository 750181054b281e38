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

/** @returns whether the text is stored; if not, an older one under that key is gone, too */
export function writeStored(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    removeStored(area, key);
    return false;
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Then nothing is stored, either.
  }
}
