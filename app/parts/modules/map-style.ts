/** How a part of the module map is drawn: on paper, or in the control room by its service. */
export type MapState = "paper" | "planned" | "live" | "first";

interface MapStyle {
  /** A line that carries records. */
  line: string;
  /** A line by which records are read. */
  read: string;
  bubble: string;
  /** The bar across a bubble. */
  bar: string;
  /** The letters in a bubble. */
  tag: string;
  /** Words beside lines and bubbles; their outline covers the lines below them. */
  words: string;
}

const live: MapStyle = {
  line: "stroke-room-cleared",
  read: "stroke-room-cleared",
  bubble: "fill-room-cleared stroke-room-cleared",
  bar: "stroke-room",
  tag: "fill-room",
  words: "fill-white stroke-room-panel",
};

export const mapStyles: Record<MapState, MapStyle> = {
  paper: {
    line: "stroke-ink",
    read: "stroke-petrol",
    bubble: "fill-[var(--recommended,var(--color-sheet))] stroke-ink",
    bar: "stroke-ink",
    tag: "fill-ink",
    words: "fill-ink stroke-paper",
  },
  planned: {
    line: "stroke-room-edge",
    read: "stroke-room-edge",
    bubble: "fill-room-panel stroke-room-edge",
    bar: "stroke-room-edge",
    tag: "fill-room-mute",
    words: "fill-room-mute stroke-room-panel",
  },
  live,
  first: { ...live, bubble: "fill-signal stroke-signal", tag: "fill-signal-ink" },
};

/** What is not in service is drawn dashed, as on a drawing of future work. */
export function getDashes(state: MapState): string | undefined {
  return state === "planned" ? "5 5" : undefined;
}
