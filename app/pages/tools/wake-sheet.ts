import { wakeIsland } from "../../engine/islands.ts";

/**
 * Browsers put the lines of a pasted column into a field as "120 180", which reads as 120180: tabs keep
 * them apart, as they do the cells of a row, and the sheet says that there are several.
 */
function pasteCells(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData("text/plain").trim() ?? "";
  if (!(event.target instanceof HTMLInputElement) || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  // Unlike a new value, this can be undone, and is an input to the sheet.
  document.execCommand("insertText", false, text.replaceAll(/[\r\n]+/g, "\t"));
}

const uses = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Loads the code of the sheet on the page when the visitor turns to it, or at once if the address has
 * numbers. What was typed in the meantime stays (`useTool`).
 */
export async function wakeSheet(): Promise<void> {
  const sheet = document.querySelector("[data-sheet]")?.closest<HTMLElement>("[data-island]");
  const name = sheet?.dataset.island;
  if (!sheet || !name) return;
  sheet.addEventListener("paste", pasteCells);
  const wake = () => wakeIsland(name);
  if (/=|%3D/i.test(location.hash) || sheet.matches(":hover, :focus-within")) await wake();
  for (const type of uses) sheet.addEventListener(type, wake, { once: true, passive: true });
}
