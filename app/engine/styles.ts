import { type PageRecord, recordId } from "./page-record.ts";

/**
 * Resolved when the site's whole style sheet is there: what scripts put on a page, and other pages,
 * may need more rules than the page came with. One that cannot be loaded keeps nothing back.
 */
export async function waitForStyles(): Promise<void> {
  const { styles }: PageRecord = JSON.parse(
    document.getElementById(recordId)?.textContent ?? '{"styles":[]}',
  );
  await Promise.all(styles.map(waitForSheet));
}

function waitForSheet(href: string): Promise<void> | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (!link || link.sheet) return;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
  });
}
