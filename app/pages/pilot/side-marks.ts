import type { Side } from "./schema.ts";

/** The sides in the order in which they are stacked, from the ground up, and their colors. */
export const sideMarks: Readonly<Record<Side, { fill: string; background: string }>> = {
  yours: { fill: "fill-petrol", background: "bg-petrol" },
  contractor: { fill: "fill-signal", background: "bg-signal" },
  ours: {
    fill: "fill-petrol-wash stroke-petrol",
    background: "border border-petrol bg-petrol-wash",
  },
};
export const stackedSides = Object.keys(sideMarks) as Side[];
