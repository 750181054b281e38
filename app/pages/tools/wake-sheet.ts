import { wakeIsland } from "../../engine/islands.ts";
import { loadStyles } from "../../engine/styles.ts";

/**
 * Puts the cells of a table into a field. Browsers make "120 180" of the lines of a column, which reads
 * as 120180: tabs keep them apart, as they do the cells of a row, and the sheet says that there are several.
 */
function insertCells(text: string): void {
  // Unlike a new value, this can be undone, and is an input to the sheet.
  document.execCommand("insertText", false, text.trim().replaceAll(/[\r\n]+/g, "\t"));
}

function pasteCells(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!(event.target instanceof HTMLInputElement) || !/[\r\n]/.test(text.trim())) return;
  event.preventDefault();
  insertCells(text);
}

/** What is dropped on a field replaces its number: among its digits, it would make another number. */
function dropCells(event: DragEvent): void {
  const { target, dataTransfer } = event;
  const text = dataTransfer?.getData("text/plain") ?? "";
  if (!(target instanceof HTMLInputElement) || text === "") return;
  event.preventDefault();
  target.focus();
  target.select();
  insertCells(text);
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
  sheet.addEventListener("drop", dropCells);
  const wake = () => wakeIsland(name);
  // The page's own style has rules for the example alone.
  if (/^#check|=|%(?:25)*3D/i.test(location.hash)) await loadStyles().then(wake);
  if (sheet.matches(":hover, :focus-within")) wake();
  for (const type of uses) sheet.addEventListener(type, wake, { once: true, passive: true });
}
