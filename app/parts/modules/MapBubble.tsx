import { PlacedMark } from "../figures/PlacedMark.tsx";
import type { Place } from "./map-places.ts";
import { getDashes, type MapState, mapStyles } from "./map-style.ts";
import type { Module } from "./schema.ts";

interface MapBubbleProps {
  module: Module;
  place: Place;
  state: MapState;
}

/** A module as an instrument of the map, with its name below. */
export function MapBubble({ module, place, state }: MapBubbleProps) {
  const [letters, number] = module.tag.split("-");
  const style = mapStyles[state];
  return (
    <PlacedMark {...place}>
      <g data-recommended-for={module.recommendedFor.join(" ")} strokeWidth="1.5">
        <circle r="26" strokeDasharray={getDashes(state)} className={style.bubble} />
        <path d="M-26 0h52" className={style.bar} />
      </g>
      <g textAnchor="middle" className={`${style.tag} font-mono`} fontSize="13" fontWeight="550">
        <text y="-6">{letters}</text>
        <text y="15">{number}</text>
      </g>
      <text
        y="43"
        textAnchor="middle"
        strokeWidth="6"
        paintOrder="stroke"
        className={`${style.words} font-text text-label font-medium`}
      >
        {module.name.split(" ").map((word, line) => (
          <tspan key={word} x="0" dy={line === 0 ? 0 : 15}>
            {word}
          </tspan>
        ))}
      </text>
    </PlacedMark>
  );
}
