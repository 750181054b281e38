import type { ReactNode } from "react";

/** One step, with the drawing of what works by then. */
export interface GrowthStepCopy {
  title: string;
  text: string;
  period: string;
  modules: readonly { tag: string; name: string }[];
  figure: ReactNode;
}
