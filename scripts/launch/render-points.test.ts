import { expect, test } from "vitest";
import type { OpenPoint } from "./open-points.ts";
import { renderPoints } from "./render-points.ts";

const point = (file: string, line: number, more: Partial<OpenPoint> = {}): OpenPoint => ({
  file,
  line,
  field: "title",
  message: `value ${file}`,
  duty: "look",
  owner: "editorial",
  ...more,
});

test("one cause is one line, wherever it is", () => {
  const same = { message: "is older than its text", owner: "product", duty: "work" } as const;
  const places = [1, 2, 3].map((line) => point("a.yaml", line, same));
  const { count, lines } = renderPoints([...places, point("b.yaml", 4, same), point("c.yaml", 5)]);
  expect(count).toBe(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      "product, 1 before the launch",
      "  4 places: is older than its text",
      "    a.yaml:1, 2, 3",
      "    b.yaml:4",
    ]),
  );
});

test("an owner's points are in the order of their days, and nobody else's with them", () => {
  const later = point("campaigns/spring.yaml", 1, { day: "2999-01-15", owner: "sales" });
  const now = point("stories.yaml", 2, { owner: "sales" });
  const heads = (only?: "sales") =>
    renderPoints([later, now, point("c.yaml", 3)], only).lines.filter((line) =>
      /^\w+, /.test(line),
    );
  expect(heads()).toEqual([
    "sales, 1 before the launch",
    "sales, 1 by 2999-01-15",
    "editorial, 1 before the launch",
  ]);
  expect(heads("sales")).toHaveLength(2);
});
