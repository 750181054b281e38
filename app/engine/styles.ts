import { type PageRecord, recordId } from "./page-record.ts";

/**
 * Waits for the site's whole style sheet: what scripts put on a page, and other pages, may need more
 * rules than the page came with.
 *
 * @returns whether it could be loaded
 */
export async function waitForStyles(): Promise<boolean> {
  const { styles }: PageRecord = JSON.parse(
    document.getElementById(recordId)?.textContent ?? '{"styles":[]}',
  );
  const loaded = await Promise.all(styles.map(waitForSheet));
  return loaded.every(Boolean);
}

async function waitForSheet(href: string): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (!link || link.sheet) return true;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
  });
}
