import { PlacedMark } from "../figures/PlacedMark.tsx";
import { classNames } from "../ui/class-names.ts";
import { MapBubble } from "./MapBubble.tsx";
import { getMapPlaces, type MapModule, type Place } from "./module-map.ts";
import type { ModuleId } from "../../routes.ts";

interface ModuleMapProps {
  /** What the map shows, in words. */
  alt: string;
  modules: readonly MapModule[];
  /** The modules that are in service; what is not is drawn dashed. Without it the map marks none. */
  live?: readonly ModuleId[];
  /** The line to other systems below the modules: its words, and whether it is in service. */
  systems?: { text: string; isLive: boolean };
  className?: string;
}

/**
 * What passes from module to module, as the loops of a P&ID, the tiers from the bottom up. Marks and
 * words keep their size; the lines between them stretch.
 */
export function ModuleMap({ alt, modules, live, systems, className }: ModuleMapProps) {
  const places = getMapPlaces(modules, systems ? 84 : 100);
  return null;
}
