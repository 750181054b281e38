/** A point of a curve, in any unit; y grows downward as on a screen. */
interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Number(value.toFixed(2));

/**
 * A smooth SVG path through points with rising x that never overshoots them: monotone cubic
 * interpolation with the tangents of Fritsch and Carlson (SIAM J. Numer. Anal. 17, 1980).
 *
 * @param points at least two, by rising x
 * @returns the `d` attribute of a path
 */
export function buildMonotonePath(points: readonly Point[]): string {
  const slopes = points
    .slice(1)
    .map(({ x, y }, index) => (y - (points[index]?.y ?? 0)) / (x - (points[index]?.x ?? 0)));
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (before === undefined || after === undefined) return after ?? before ?? 0;
    // Harmonic mean: within three times either slope, so that the curve stays monotone.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return points
    .map(({ x, y }, index) => {
      const last = points[index - 1];
      if (!last) return `M${round(x)} ${round(y)}`;
      const third = (x - last.x) / 3;
      const leave = last.y + (tangents[index - 1] ?? 0) * third;
      const arrive = y - (tangents[index] ?? 0) * third;
      return `C${round(last.x + third)} ${round(leave)} ${round(x - third)} ${round(arrive)} ${round(x)} ${round(y)}`;
    })
    .join("");
}
