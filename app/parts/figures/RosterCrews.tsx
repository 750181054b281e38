import { classNames } from "../ui/class-names.ts";
import { ItemBalloon } from "./ItemBalloon.tsx";
import type { ShiftRosterData } from "./shift-roster-schema.ts";

/** Each crew as its places: filled where somebody is cleared, open where nobody is. */
export function RosterCrews({ title, crews }: { title: string; crews: ShiftRosterData["crews"] }) {
  return (
    <div className="border-room-edge px-4 py-4 sm:px-6 md:max-lg:border-r lg:border-b">
      <p className="tag text-room-mute uppercase">{title}</p>
      {crews.map(({ name, cleared, planned, note }) => (
        <p key={name} className="mt-3 grid grid-cols-[4.5rem_1fr_auto] items-center gap-3">
          <span className="whitespace-nowrap text-white">{name}</span>
          <span className="flex gap-[3px]">
            {Array.from({ length: planned }, (_, seat) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are alike and never move
                key={seat}
                className={classNames(
                  "h-3 max-w-4 flex-1",
                  seat < cleared ? "bg-room-cleared" : "border-[1.5px] border-signal",
                )}
              />
            ))}
          </span>
          <span className="flex w-16 items-center justify-end gap-2 font-mono text-label tabular-nums">
            {note && <ItemBalloon item={note} />}
            {cleared}/{planned}
          </span>
        </p>
      ))}
    </div>
  );
}
