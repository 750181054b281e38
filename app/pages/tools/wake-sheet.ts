import { wakeIsland } from "../../engine/islands.ts";
import { loadStyles } from "../../engine/styles.ts";

const uses = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Loads the code of the sheet on the page when the visitor turns to it, or at once if the address has
 * numbers. What was typed in the meantime stays (`useTool`).
 */
export async function wakeSheet(): Promise<void> {
  const sheet = document.querySelector("[data-sheet]")?.closest<HTMLElement>("[data-island]");
  const name = sheet?.dataset.island;
  if (!sheet || !name) return;
  const wake = () => wakeIsland(name);
  // The page's own style has rules for the example alone.
  if (location.hash.includes("=")) await loadStyles().then(wake);
  if (sheet.matches(":hover, :focus-within")) wake();
  for (const type of uses) sheet.addEventListener(type, wake, { once: true, passive: true });
}
