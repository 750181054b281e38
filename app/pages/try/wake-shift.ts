import { wakeIsland } from "../../engine/islands.ts";

/** An address with a step goes straight to it; without one, the code is loaded when someone begins. */
export function wakeShiftInAddress(): void {
  const resumes = new URLSearchParams(location.search).has("step");
  // Until the step is there, the start is not shown (`resuming` in app.css).
  document.documentElement.toggleAttribute("data-resumes", resumes);
  if (resumes) void wakeIsland("SettleShift");
}
