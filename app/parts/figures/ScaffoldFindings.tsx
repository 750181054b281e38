import { classNames } from "../ui/class-names.ts";
import { markNoted, NoteLink } from "./ItemBalloon.tsx";
import { RecordNumber } from "./RecordNumber.tsx";
import { SortChoice } from "./SortChoice.tsx";
import type { ScaffoldMapData } from "./scaffold-map-schema.ts";
import { getOverbuild, getStates } from "./scaffold-states.ts";
import { useFormats } from "./use-formats.ts";

type Finding = ScaffoldMapData["findings"][number];

/** Scaffolds that are idle or larger than requested, longest idle first. */
export function ScaffoldFindings(map: ScaffoldMapData) {
  const { listTitle, findings, labels } = map;
  return (
    <div className="flex flex-col border-room-edge max-lg:border-t lg:border-l">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
        <p className="tag text-room-mute uppercase">{listTitle}</p>
        <SortChoice
          legend={labels.sortBy}
          options={[
            { key: "days", label: labels.idleDays },
            { key: "overbuild", label: labels.overbuild },
          ]}
        />
      </div>
      <div data-sorted className="flex grow flex-col">
        {findings.map((finding) => (
          <FindingRow key={finding.tag} {...{ finding, map }} />
        ))}
      </div>
    </div>
  );
}

/** A scaffold with what was asked for, what is there, how long it is unused, and what was avoidable. */
export function FindingRow({ finding, map }: { finding: Finding; map: ScaffoldMapData }) {
  const { labels, currency } = map;
  const { formatDifference, formatMoney, formatNumber } = useFormats();
  const { tag, zone, requested, standing, unusedDays, perDay, avoidable, note } = finding;
  const overbuild = getOverbuild(finding);
  const states = getStates(map, tag);
  return (
    <div
      {...markNoted(note)}
      data-state={states.join(" ")}
      data-days={-unusedDays}
      data-overbuild={-overbuild}
      className="flex grow flex-col justify-center border-t border-room-line px-4 py-3.5 sm:px-6"
    >
      <p className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-3 font-mono font-medium text-white">
          <RecordNumber number={tag} />
          <NoteLink note={note} />
        </span>
        <span className="tag text-room-mute">{zone}</span>
      </p>
      <p className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <span className="text-room-mute">
          {labels.requested} {requested}&nbsp;m³, {labels.standing}{" "}
          <span className="text-room-text">{standing}&nbsp;m³</span>
        </span>
        <span
          className={classNames("text-right", states.includes("overbuilt") && "text-room-caution")}
        >
          {formatDifference(overbuild, 0)}%
        </span>
        {unusedDays > 0 && (
          <>
            <span className="text-room-mute">
              {labels.unused} <span className="text-room-text">{formatNumber(unusedDays)}</span>{" "}
              {labels.days} × {formatMoney(perDay, currency)}
            </span>
            <span className="text-right">{formatMoney(unusedDays * perDay, currency)}</span>
          </>
        )}
        <span className="text-room-mute">{labels.cost}</span>
        <span className="text-right font-medium text-white">
          {formatMoney(avoidable, currency)}
        </span>
      </p>
    </div>
  );
}
