import type { ModuleId } from "../../routes.ts";
import type { Module } from "./schema.ts";

/** A point of the module map, in percent of its width and height. */
export type Place = { x: number; y: number };

/** Height of each tier's row: the tiers rise from the bottom. */
const rows: Readonly<Record<number, number>> = { 1: 83, 2: 50, 3: 14 };

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
    const y = ((rows[tier] ?? 0) * height) / 100;
    return [id, { x: 50 + ((before + 0.5) / row.length - 0.5) * 100 * stretch, y }];
  });
  const byId = Object.fromEntries(places) as Record<ModuleId, Place>;
  return (id) => byId[id];
}
