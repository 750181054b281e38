/** Columns of each tier on a wide page (spec section 9: four, two, one). */
export const tierColumns: Record<string, string> = {
  1: "sm:grid-cols-2 xl:grid-cols-4",
  2: "sm:grid-cols-2",
  3: "",
};
