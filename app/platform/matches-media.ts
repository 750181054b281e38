/** Whether a media query matches; no where the browser, or what guards it, does not tell. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}
