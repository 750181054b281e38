import type { BidComparisonData } from "./bid-comparison-schema.ts";
import { markNoted, NoteLink } from "./ItemBalloon.tsx";

/** The record of the award: a sheet of paper on the screen. */
export function AwardRecord({ award }: Pick<BidComparisonData, "award">) {
  const { title, bidder, stamp, fields, note } = award;
  return (
    <div className="grid border-room-edge p-3 max-lg:border-t sm:p-6 lg:border-l">
      <div {...markNoted(note)} className="flex flex-col bg-sheet px-5 py-5 text-ink">
        <p className="flex items-center justify-between gap-3">
          <span className="tag text-graphite uppercase">{title}</span>
          <NoteLink note={note} />
        </p>
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <span className="font-head text-h3 font-strong">{bidder}</span>
          <span className="tag border-[1.5px] border-cleared px-2 py-1 text-cleared uppercase">
            {stamp}
          </span>
        </p>
        <div className="mt-4 border-t border-ink">
          {fields.map(({ name, value }) => (
            <p key={name} className="border-b border-hairline py-2.5 last:border-b-0">
              <span className="block tag text-graphite">{name}</span>
              <span className="mt-1 block leading-snug">{value}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
