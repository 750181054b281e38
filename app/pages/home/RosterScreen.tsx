import { StateMark } from "../../parts/figures/StateMark.tsx";
import type { ShiftRosterData } from "../../parts/figures/shift-roster-schema.ts";
import { headRowStyle, rowInset, stackedStyle } from "../../parts/figures/table-style.ts";
import { classNames } from "../../parts/ui/class-names.ts";

const tones = { stopped: "bad", expiring: "caution", cleared: "good" } as const;
const styles = { stopped: "font-semibold text-white", expiring: "text-room-caution", cleared: "" };

/** The shift roster's first workers: who is at the gate, exceptions first. */
export function RosterScreen({ columns, workers }: ShiftRosterData) {
  return (
    <table className={`w-full ${stackedStyle}`}>
      <thead>
        <tr className={headRowStyle}>
          <th>{columns.worker}</th>
          <th className="max-sm:hidden">{columns.order}</th>
          <th>{columns.badgeIn}</th>
          <th>{columns.clearance}</th>
        </tr>
      </thead>
      <tbody>
        {workers.slice(0, 4).map(({ worker, craft, order, badgeIn, state, clearance }) => (
          <tr
            key={worker}
            className={classNames(
              "font-mono *:border-room-line *:px-2 *:py-3 sm:*:py-4 not-last:*:border-b",
              rowInset,
              state === "stopped" && "bg-signal/12",
            )}
          >
            <td className="text-white">
              {worker}
              <span className="mt-0.5 block font-text text-label text-room-mute">{craft}</span>
            </td>
            <td className="text-label max-sm:hidden">{order}</td>
            <td className="tabular-nums">{badgeIn}</td>
            <td className={classNames("text-label", styles[state])}>
              <StateMark tone={tones[state]} className="mr-2.5" />
              {clearance}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
