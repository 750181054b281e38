import { CloseUp, withoutNote } from "./CloseUp.tsx";
import { FigureFrame } from "./FigureFrame.tsx";
import { FindingRow, ScaffoldFindings } from "./ScaffoldFindings.tsx";
import { ScaffoldPlot } from "./ScaffoldPlot.tsx";
import { ScaffoldSymbol } from "./ScaffoldSymbol.tsx";
import type { ScaffoldMapData } from "./scaffold-map-schema.ts";

/** The scaffolds of a unit, zone by zone, and next to them what to take down or question first. */
export function ScaffoldMap(map: ScaffoldMapData) {
  const { labels } = map;
  return (
    <FigureFrame frame={map}>
      <div className="grid lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="px-3 pt-4 pb-4 sm:px-6">
          <div className="mb-3 flex flex-wrap gap-x-6">
            {(["idle", "overbuilt", "inUse"] as const).map((state) => (
              <label
                key={state}
                className="screen-choice relative flex min-h-11 cursor-pointer items-center gap-2 text-label"
              >
                <input
                  type="checkbox"
                  value={state}
                  defaultChecked
                  className="absolute inset-0 size-full cursor-pointer appearance-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto"
                />
                <svg aria-hidden="true" className="size-4 overflow-visible">
                  <ScaffoldSymbol x="8" y="8" states={[state]} />
                </svg>
                {labels[state]}
              </label>
            ))}
          </div>
          <ScaffoldPlot {...map} className="h-88 sm:h-104 lg:h-118" />
        </div>
        <ScaffoldFindings {...map} />
      </div>
    </FigureFrame>
  );
}

/** The first finding, and the zone of the plan that it is in. */
export function ScaffoldCloseUp(map: ScaffoldMapData) {
  const finding = map.findings[0];
  const zone = map.zones.find(({ name }) => name === finding?.zone);
  if (!finding || !zone) return null;
  return (
    <CloseUp className="flex flex-col justify-between">
      <div className="p-4 sm:p-6">
        <ScaffoldPlot {...cropToZone(map, zone)} className="h-32" />
      </div>
      <FindingRow finding={withoutNote(finding)} map={map} />
    </CloseUp>
  );
}

/** One zone of a plan as a plan of its own: places become percent of the zone. */
function cropToZone(map: ScaffoldMapData, zone: ScaffoldMapData["zones"][number]) {
  const crop = <Mark extends { x: number; y: number }>(marks: readonly Mark[]): Mark[] =>
    marks
      .map((mark) => ({
        ...mark,
        x: ((mark.x - zone.x) / zone.width) * 100,
        y: ((mark.y - zone.y) / zone.height) * 100,
      }))
      .filter(({ x, y }) => Math.min(x, y) > 0 && Math.max(x, y) < 100);
  return {
    zones: [{ ...withoutNote(zone), x: 0, y: 0, width: 100, height: 100 }],
    equipment: crop(map.equipment),
    scaffolds: crop(map.scaffolds),
    findings: map.findings,
    overbuiltFrom: map.overbuiltFrom,
  };
}
