import type { KpiBoardData } from "../../parts/figures/kpi-board-schema.ts";
import { TrendLine } from "../../parts/figures/TrendLine.tsx";
import { headRowStyle, rowInset } from "../../parts/figures/table-style.ts";
import { useFormats } from "../../parts/figures/use-formats.ts";
import { classNames } from "../../parts/ui/class-names.ts";

/** The board's sites on two of their KPIs, what left its band first. */
export function KpiScreen({ columns, sites, band }: KpiBoardData) {
  const { formatNumber } = useFormats();
  return (
    <>
      <table className="w-full tabular-nums">
        <thead>
          <tr className={headRowStyle}>
            <th>{columns.site}</th>
            <th className="text-right">{columns.ratio}</th>
            <th className="text-right">{columns.days}</th>
            <th className="w-2/5 pl-8! max-sm:hidden">{columns.trend}</th>
          </tr>
        </thead>
        <tbody>
          {sites.map(({ name, records, ratio, days, trend, outside, excluded }) => (
            <tr
              key={name}
              className={classNames(
                "*:border-b *:border-room-line *:px-2 *:py-3",
                rowInset,
                outside && "bg-signal/10",
                excluded ? "text-room-mute" : "text-white",
              )}
            >
              <td className="font-medium">
                {name}
                <span className="mt-0.5 block text-label font-normal text-room-mute">
                  {records}
                </span>
              </td>
              <td className="text-right">
                {excluded ?? (
                  <span
                    className={classNames(
                      outside === "ratio" &&
                        "rounded-sm bg-signal px-2 py-1 font-semibold text-signal-ink",
                    )}
                  >
                    {formatNumber(ratio, 2)}
                  </span>
                )}
              </td>
              <td className="text-right max-sm:pr-4!">{excluded ? "–" : formatNumber(days, 0)}</td>
              <td className="pl-8! max-sm:hidden">
                {!excluded && (
                  <TrendLine values={trend} band={band} isOutside={outside === "ratio"} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-4 py-3 text-right tag text-room-mute sm:px-6">{band.label}</p>
    </>
  );
}
