import { markNoted, NoteLink } from "./ItemBalloon.tsx";
import type { ShiftRosterData } from "./shift-roster-schema.ts";
import { Tally } from "./Tally.tsx";

/** Each crew as its places: green where somebody is cleared, orange where nobody is. */
export function RosterCrews({ title, crews }: { title: string; crews: ShiftRosterData["crews"] }) {
  const largest = Math.max(...crews.map(({ planned }) => planned));
  return (
    <div className="border-room-edge px-4 py-4 sm:px-6 md:max-lg:border-r lg:border-b">
      <p className="tag text-room-mute uppercase">{title}</p>
      {crews.map(({ name, cleared, planned, note }) => (
        <p
          key={name}
          {...markNoted(note)}
          className="mt-3 grid grid-cols-[4.5rem_1fr_auto] items-center gap-3"
        >
          <span className="whitespace-nowrap text-white">{name}</span>
          <Tally
            of={planned}
            marked={cleared}
            width={`${(planned / largest) * 100}%`}
            className="h-3 stroke-room-cleared"
            rest="stroke-signal"
          />
          <span className="flex w-16 items-center justify-end gap-2 font-mono text-label tabular-nums">
            <NoteLink note={note} />
            {cleared}/{planned}
          </span>
        </p>
      ))}
    </div>
  );
}
