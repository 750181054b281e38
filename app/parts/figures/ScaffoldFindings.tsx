import { classNames } from "../ui/class-names.ts";
import { ItemBalloon } from "./ItemBalloon.tsx";
import { RecordNumber } from "./RecordNumber.tsx";
import type { ScaffoldMapData } from "./scaffold-map-schema.ts";
import { useFormats } from "./use-formats.ts";

type Finding = ScaffoldMapData["findings"][number];
type Labels = ScaffoldMapData["labels"];

/** Scaffolds that are idle or larger than requested, most expensive first. */
export function ScaffoldFindings({ listTitle, findings, labels, currency }: ScaffoldMapData) {
  return (
    <div className="flex flex-col border-room-edge max-lg:border-t lg:border-l">
      <p className="px-4 pt-4 pb-3 tag text-room-mute uppercase sm:px-6">{listTitle}</p>
      {findings.map((finding) => (
        <FindingRow key={finding.tag} {...{ finding, labels, currency }} />
      ))}
    </div>
  );
}

/** A scaffold with what was asked for, what is there, and what it costs unused. */
export function FindingRow(props: { finding: Finding; labels: Labels; currency: string }) {
  const { formatDifference, formatMoney, formatNumber } = useFormats();
  const { finding, labels, currency } = props;
  const { tag, zone, requested, standing, unusedDays, perDay, note } = finding;
  const overbuild = (standing / requested - 1) * 100;
  const isOverbuilt = overbuild >= 10;
  return (
    <div className="flex grow flex-col justify-center border-t border-room-line px-4 py-3.5 sm:px-6">
      <p className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-3 font-mono font-medium text-white">
          <RecordNumber number={tag} />
          {note && <ItemBalloon item={note} />}
        </span>
        <span className="tag text-room-mute">{zone}</span>
      </p>
      <p className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <span className="text-room-mute">
          {labels.requested} {requested} m³, {labels.standing}{" "}
          <span className="text-room-text">{standing} m³</span>
        </span>
        <span className={classNames("text-right", isOverbuilt && "text-room-caution")}>
          {formatDifference(overbuild, 0)}%
        </span>
        {unusedDays > 0 && (
          <>
            <span className="text-room-mute">
              {labels.unused} <span className="text-room-text">{formatNumber(unusedDays)}</span>{" "}
              {labels.days} × {formatMoney(perDay, currency)}
            </span>
            <span className="text-right text-white">
              {formatMoney(unusedDays * perDay, currency)}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
