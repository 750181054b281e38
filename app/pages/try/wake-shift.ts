import { wakeIsland } from "../../engine/islands.ts";

/** An address with a step goes straight to it; without one, the code is loaded when somebody begins. */
export function wakeShiftInAddress(): void {
  if (new URLSearchParams(location.search).has("step")) wakeIsland("SettleShift");
}
