import { FigureFrame } from "./FigureFrame.tsx";
import { RosterCrews } from "./RosterCrews.tsx";
import { RosterHours } from "./RosterHours.tsx";
import { RosterWorkers } from "./RosterWorkers.tsx";
import type { ShiftRosterData } from "./shift-roster-schema.ts";

/** The shift at the gate: who may work, which crew is short, which hours differ. */
export function ShiftRoster(roster: ShiftRosterData) {
  return (
    <FigureFrame frame={roster}>
      <div className="grid lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <RosterWorkers columns={roster.columns} workers={roster.workers} />
        <div className="grid content-start border-room-edge max-lg:border-t md:max-lg:grid-cols-2 lg:border-l">
          <RosterCrews title={roster.crewsTitle} crews={roster.crews} />
          <RosterHours
            title={roster.hoursTitle}
            columns={roster.hoursColumns}
            hours={roster.hours}
          />
        </div>
      </div>
    </FigureFrame>
  );
}
