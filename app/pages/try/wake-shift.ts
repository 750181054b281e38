import { wakeIsland } from "../../engine/islands.ts";
import { loadStyles } from "../../engine/styles.ts";

/** An address with a step goes straight to it; without one, the code is loaded when someone begins. */
export function wakeShiftInAddress(): void {
  const resumes = new URLSearchParams(location.search).has("step");
  // Until the step is there, the start is not shown (`resuming` in app.css).
  document.documentElement.toggleAttribute("data-resumes", resumes);
  // The page's own style has no rules for the steps.
  if (resumes) void loadStyles().then(() => wakeIsland("SettleShift"));
}
