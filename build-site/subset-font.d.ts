declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "sfnt" | "woff" | "woff2";
    /** A fixed value, or a range that stays variable, for each axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Leaves out what only OpenType features show: alternates, fractions, ligatures. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
