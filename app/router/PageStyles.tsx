import { useEffect, useState } from "react";
import { loadStyles } from "./page-files.ts";
import { readRecord } from "./page-record.ts";

/** Marks the element that the build fills with the rules that the page needs. */
export const pageStyleId = "page-style";

/**
 * The rules that the page uses, within its head: it is drawn as soon as it arrives. The build fills
 * this element (scripts/page-styles.ts), and the browser leaves it as it is.
 */
export function PageStyle() {
  return (
    <style
      id={pageStyleId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the build fills it
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

/**
 * Whether the style sheets of all pages are there: what only scripts put on a page may need more
 * rules than the page came with.
 */
export function useSheets(): boolean {
  const [areLoaded, setLoaded] = useState(import.meta.env.DEV);
  useEffect(() => {
    if (!import.meta.env.DEV) loadSheets().then(() => setLoaded(true));
  }, []);
  return areLoaded;
}

/** Has the style sheets of the page fetched with which the visit began. */
export async function loadSheets(): Promise<void> {
  const { root, page } = readRecord();
  await Promise.all([...root.css, ...page.css].map(loadStyles));
}
