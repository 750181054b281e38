import { wakeIsland } from "../../engine/islands.ts";
import { loadStyles } from "../../engine/styles.ts";

/** An address with a step goes straight to it; without one, the code is loaded when someone begins. */
export function wakeShiftInAddress(): void {
  if (!new URLSearchParams(location.search).has("step")) return;
  // The page's own style has no rules for the steps.
  void loadStyles().then(() => wakeIsland("SettleShift"));
}
