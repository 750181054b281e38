import { fillPattern } from "content-model/fill-pattern";
import type { Ref } from "react";
import type { Settlement } from "../../../plant/settle.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { ColumnHeads } from "./ColumnHeads.tsx";
import type { TryPage } from "./schema.ts";
import type { ShiftFormats } from "./shift-formats.ts";
import { type Columns, columnIds, formatColumns } from "./shift-sums.ts";

interface ResultPanelProps {
  words: TryPage["result"];
  next: TryPage["roles"][number]["next"];
  settlements: Columns<Settlement>;
  formats: ShiftFormats;
  /** How many steps are not decided. */
  open: number;
  heading: Ref<HTMLHeadingElement>;
  onRestart: () => void;
}

/** What the shift came to, or how much of it is open. */
export function ResultPanel(props: ResultPanelProps) {
  const { words, settlements, formats, open, heading } = props;
  const { yours } = settlements;
  return (
    <div>
      <p className="tag text-graphite uppercase">{words.place}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-3 max-w-[14em] text-h2">
        {fillPattern(getTitle(words, yours, open), {
          avoidable: formats.wholeMoney(yours.total.avoidable),
          late: formats.count(yours.kpis.late),
          held: formats.money(yours.total.held),
          open: formats.count(open),
        })}
      </h2>
      {open === 0 && <SettledShift {...props} />}
    </div>
  );
}

/** The shift beside the costliest way, and what to do next. */
function SettledShift({ words, next, settlements, formats, onRestart }: ResultPanelProps) {
  return (
    <>
      <SumsTable {...{ words, settlements, formats }} />
      <p className="mt-4 max-w-read text-detail text-text print:max-w-none">
        <WholeWords>{words.text}</WholeWords>
      </p>
      <div className="no-print mt-7">
        <p className="font-head text-h4 font-strong">{next.title}</p>
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          <ButtonLink tone="signal" {...next.primary} arrow />
          <ButtonLink tone="line" {...next.module} />
          <ButtonLink tone="quiet" {...next.calculator} />
        </div>
      </div>
      <p className="mt-6 max-w-read text-small text-graphite print:mt-2 print:max-w-none">
        {words.model}
      </p>
      <div className="no-print mt-2 flex flex-wrap gap-x-6">
        <Button tone="quiet" size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button tone="quiet" size="sm" onClick={onRestart}>
          {words.again}
        </Button>
      </div>
    </>
  );
}

/** Your shift in a few sums; the first one is large. */
function SumsTable({
  words,
  settlements,
  formats,
}: Pick<ResultPanelProps, "words" | "settlements" | "formats">) {
  const sums = formatColumns(settlements, formats);
  return (
    <div className="@container mt-6 max-w-read print:mt-3 print:max-w-none">
      <table className="stacked-table w-full border-t border-ink tabular-nums">
        <ColumnHeads
          columns={words.columns}
          className="tag text-left text-graphite *:border-b *:border-hairline *:py-2 *:pr-3 *:font-medium"
        />
        <tbody>
          {words.sums.map(({ id, label }, index) => {
            const size = index === 0 ? "font-head text-h3 font-strong" : "font-medium";
            return (
              <tr
                key={id}
                className="*:border-b *:border-hairline *:py-2 *:pr-3 *:text-left print:*:py-1"
              >
                <th scope="row" className="text-small font-normal text-graphite">
                  {label}
                </th>
                {columnIds.map((column) => (
                  <td
                    key={column}
                    data-column={`${words.columns[column]}\u00a0`}
                    className={classNames(size, column === "unseen" && "text-signal-deep")}
                  >
                    {sums[column][id]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What it came to, and whether the line is still held: then nothing of it is paid. */
function getTitle(words: TryPage["result"], shift: Settlement, open: number): string {
  const { total, kpis, line } = shift;
  if (open > 0) return words.unfinished;
  const [onTime, late] =
    total.avoidable > 0 ? [words.costly, words.costlyAndLate] : [words.clean, words.late];
  const cameTo = kpis.late > 0 ? late : onTime;
  return line.paid === 0 ? `${cameTo} ${words.held}` : cameTo;
}
