import { expect, test } from "vitest";
import { getMapPlaces } from "./ModuleMap.tsx";

test("modules share their tier's row evenly, in their order on the map", () => {
  const getPlace = getMapPlaces(
    [
      { id: "invoicing", tier: 1, mapOrder: 3 },
      { id: "sourcing", tier: 1, mapOrder: 1 },
      { id: "analytics", tier: 3, mapOrder: 1 },
    ],
    100,
  );
  expect(getPlace("sourcing").x).toBeLessThan(50);
  expect(getPlace("invoicing").x).toBe(100 - getPlace("sourcing").x);
  expect(getPlace("invoicing").y).toBe(getPlace("sourcing").y);
  expect(getPlace("analytics").x).toBe(50);
  expect(getPlace("analytics").y).toBeLessThan(getPlace("sourcing").y);
});
