import { classNames } from "../ui/class-names.ts";
import { DeviceFrame, StateMark } from "./Screen.tsx";
import type { GateTabletData } from "./schema.ts";

/** The guard's screen: one person, one answer, and why. */
export function GateTablet(tablet: GateTabletData) {
  const { bar, worker, facts, verdict, reason, checks, actions, told, line } = tablet;
  return (
    <DeviceFrame frame={tablet} device="tablet">
      <div className="room @container overflow-hidden rounded-lg bg-room-panel text-room-text">
        <p className="flex justify-between gap-4 px-4 py-2.5 tag text-room-mute uppercase sm:px-5">
          {bar.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <div className="grid @min-[34rem]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <div className="flex flex-col bg-signal px-4 py-4 text-signal-ink sm:px-5 @min-[34rem]:py-6">
            <p className="font-head text-figure font-strong">{verdict}</p>
            <p className="mt-2 font-medium sm:mt-3 sm:text-body">{reason}</p>
            <p className="mt-5 border-t border-signal-ink pt-3 font-mono font-semibold @min-[34rem]:mt-auto">
              {worker}
            </p>
            <p className="mt-1">{facts}</p>
          </div>
          <div className="px-4 py-1.5 sm:px-5">
            {checks.map(({ name, value, passed }) => (
              <p
                key={name}
                className={classNames(
                  "flex items-center gap-2.5 border-b border-room-line py-2.5",
                  passed && "@max-[24rem]:hidden",
                )}
              >
                <StateMark tone={passed ? "good" : "bad"} />
                {name}
                <span className="ml-auto text-right font-mono text-label text-white">{value}</span>
              </p>
            ))}
            <p className="mt-3 grid gap-2 text-center font-medium text-white *:rounded-sm *:border *:border-room-mute *:px-3 *:py-3 @max-[34rem]:grid-cols-2">
              {actions.map((action) => (
                <span key={action} className="first:border-white first:bg-white first:text-room">
                  {action}
                </span>
              ))}
            </p>
            <p className="my-3 text-label leading-snug text-room-mute">{told}</p>
          </div>
        </div>
        <p className="flex flex-wrap gap-x-8 gap-y-1.5 border-t border-room-edge px-4 py-3 font-mono text-label text-room-mute sm:px-5">
          {line.map(({ label, worker, value }) => (
            <span key={label}>
              {label} <span className="text-white">{worker}</span> {value}
            </span>
          ))}
        </p>
      </div>
    </DeviceFrame>
  );
}
