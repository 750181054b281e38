import { expect, test } from "vitest";
import { buildMonotonePath } from "./page.tsx";

test("goes through all heights, and no control point lies outside those of its two points", () => {
  const heights = [85, 65, 35, 20, 5, 0];
  const [start, ...pieces] = buildMonotonePath(heights, 10).split("c");
  expect(start).toBe("M5 85");
  for (const [index, piece] of pieces.entries()) {
    const [, leave = 0, , arrive = 0, across, rise] = piece.split(" ").map(Number);
    expect([across, rise]).toEqual([10, (heights[index + 1] ?? 0) - (heights[index] ?? 0)]);
    for (const control of [leave, arrive]) {
      expect(control).toBeLessThanOrEqual(0);
      expect(control).toBeGreaterThanOrEqual(rise ?? 0);
    }
  }
});
