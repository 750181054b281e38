import { PlacedMark } from "../figures/PlacedMark.tsx";
import type { Place } from "./map-places.ts";
import { getDashes, type MapState, mapStyles } from "./map-style.ts";
import type { Module } from "./schema.ts";

interface MapBubbleProps {
  module: Module;
  place: Place;
  state: MapState;
}

const lineHeight = 15;

/**
 * A module as an instrument of the map. The lines to the tier below leave it at the bottom, so its name
 * is above it; in the lowest tier it is below.
 */
export function MapBubble({ module, place, state }: MapBubbleProps) {
  const [letters, number] = module.tag.split("-");
  const [first, ...others] = module.name.split(" ");
  const nameY = module.tier === 1 ? 43 : -34 - others.length * lineHeight;
  const style = mapStyles[state];
  const tagClass = `${style.tag} font-mono`;
  return (
    <PlacedMark {...place}>
      <circle
        data-recommended-for={module.recommendedFor.join(" ")}
        r="26"
        strokeWidth="1.5"
        strokeDasharray={getDashes(state)}
        className={`${style.bubble} max-sm:scale-85`}
      />
      <path d="M-26 0h52" strokeWidth="1.5" className={`${style.bar} max-sm:scale-85`} />
      <text y="-6" className={tagClass} textAnchor="middle" fontSize="13" fontWeight="550">
        {letters}
      </text>
      <text y="15" className={tagClass} textAnchor="middle" fontSize="13" fontWeight="550">
        {number}
      </text>
      <text
        y={nameY}
        textAnchor="middle"
        strokeWidth="6"
        paintOrder="stroke"
        className={`${style.words} font-text text-label font-medium`}
      >
        {first}
        {others.map((word) => (
          <tspan key={word} x="0" dy={lineHeight}>
            {word}
          </tspan>
        ))}
      </text>
    </PlacedMark>
  );
}
