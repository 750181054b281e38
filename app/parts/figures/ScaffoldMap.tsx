import { FigureFrame } from "./FigureFrame.tsx";
import { ScaffoldFindings } from "./ScaffoldFindings.tsx";
import { ScaffoldPlot } from "./ScaffoldPlot.tsx";
import { ScaffoldSymbol } from "./ScaffoldSymbol.tsx";
import type { ScaffoldMapData } from "./scaffold-map-schema.ts";

/** The scaffolds of a unit, zone by zone, and beside them what to take down or to question first. */
export function ScaffoldMap(map: ScaffoldMapData) {
  const { labels } = map;
  return (
    <FigureFrame frame={map}>
      <div className="grid lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="px-3 pt-4 pb-4 sm:px-6">
          <p className="mb-3 flex flex-wrap gap-x-6 gap-y-2 text-label">
            {(["idle", "overbuilt", "inUse"] as const).map((state) => (
              <span key={state} className="flex items-center gap-2">
                <svg aria-hidden="true" className="size-4 overflow-visible">
                  <ScaffoldSymbol x="8" y="8" state={state} />
                </svg>
                {labels[state]}
              </span>
            ))}
          </p>
          <ScaffoldPlot {...map} />
        </div>
        <ScaffoldFindings {...map} />
      </div>
    </FigureFrame>
  );
}
