import type { ModuleId } from "../../routes.ts";
import type { Module } from "./schema.ts";

/** A point of the module map, in percent of its width and height. */
export type Point = { x: number; y: number };

/** Where a module is on the map, and the height of the line below it, on which it reads others. */
export type Place = Point & { below: number };

/** Height of each tier's row and of the line below it, clear of names above it and, in tier 1, below it. */
const rows: Readonly<Record<number, { y: number; below: number }>> = {
  1: { y: 76, below: 98 },
  2: { y: 48, below: 60 },
  3: { y: 13.5, below: 25.5 },
};

/** How much wider than the map the rows are: the outer bubbles are near its edges. */
const stretch = 1.12;

/**
 * Where each module is on the map: its tier is a row, and the modules of a row share its width evenly.
 *
 * @param height of the map that the rows may use, in percent
 * @returns the place of a module by its id
 */
export function getMapPlaces(
  modules: readonly Pick<Module, "id" | "tier" | "mapOrder">[],
  height: number,
): (id: ModuleId) => Place {
  const places = modules.map(({ id, tier, mapOrder }): [ModuleId, Place] => {
    const row = modules.filter((other) => other.tier === tier);
    const before = row.filter((other) => other.mapOrder < mapOrder).length;
    const { y, below } = rows[tier] ?? { y: 0, below: 0 };
    return [
      id,
      {
        x: 50 + ((before + 0.5) / row.length - 0.5) * 100 * stretch,
        y: (y * height) / 100,
        below: (below * height) / 100,
      },
    ];
  });
  const byId = Object.fromEntries(places) as Record<ModuleId, Place>;
  return (id) => byId[id];
}
