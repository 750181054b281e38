import type { Page } from "@playwright/test";

/** How many sheets of paper the page takes. */
export async function countSheets(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
