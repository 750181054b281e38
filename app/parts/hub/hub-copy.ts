/** What crosses one line of the hub. */
export interface HubFlow {
  direction: "in" | "out";
  object: string;
  frequency: string;
}

/** One system around the hub (spec section 3, "Integration"). */
export interface HubSystem {
  id: string;
  name: string;
  text: string;
  position: "left" | "right";
  icon: "ledger" | "wrench" | "gate" | "shield";
  color: "petrol" | "cleared" | "caution" | "signal";
  examples: readonly string[];
  flows: readonly HubFlow[];
}

/** The words of the drawing. */
export interface HubCopy {
  alt: string;
  caption: string;
  core: string;
  examplesLabel: string;
  directions: { in: string; out: string };
  note: string;
  nodes: readonly HubSystem[];
}
