import { expect, test } from "vitest";
import { buildMonotonePath } from "./AdoptionCurve.tsx";

const getNumbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

test("begins and ends at the outer points", () => {
  const numbers = getNumbers(
    buildMonotonePath([
      { x: 0, y: 90 },
      { x: 50, y: 20 },
      { x: 100, y: 0 },
    ]),
  );
  expect(numbers.slice(0, 2)).toEqual([0, 90]);
  expect(numbers.slice(-2)).toEqual([100, 0]);
});

test("two points make a straight line", () => {
  expect(
    buildMonotonePath([
      { x: 0, y: 30 },
      { x: 30, y: 0 },
    ]),
  ).toBe("M0 30C10 20 20 10 30 0");
});

test("no control point lies outside the heights of its two points", () => {
  const heights = [85, 65, 35, 20, 5, 0];
  const points = heights.map((y, x) => ({ x, y }));
  const [, , ...numbers] = getNumbers(buildMonotonePath(points));
  for (let piece = 0; piece < heights.length - 1; piece++) {
    const [, leave, , arrive] = numbers.slice(piece * 6, piece * 6 + 6);
    for (const control of [leave ?? 0, arrive ?? 0]) {
      expect(control).toBeLessThanOrEqual(heights[piece] ?? 0);
      expect(control).toBeGreaterThanOrEqual(heights[piece + 1] ?? 0);
    }
  }
});
