import { Fragment } from "react";
import { classNames } from "../ui/class-names.ts";
import type { ContractorViewData } from "./contractor-view-schema.ts";
import { DeviceFrame } from "./DeviceFrame.tsx";
import { RecordNumber } from "./RecordNumber.tsx";
import { useFormats } from "./use-formats.ts";

const cells =
  "text-right *:px-1.5 sm:*:px-2 *:first:pl-4 *:last:pr-4 sm:*:first:pl-6 sm:*:last:pr-6";

/** What a contractor sees: its own workers and lines, each settled or held with the reason. */
export function ContractorView(view: ContractorViewData) {
  const { formatMoney, formatNumber } = useFormats();
  const { title, meta, scope, currency, columns, lines, settled, held, actions } = view;
  const totals = [
    { name: settled, amount: lines.reduce((sum, line) => sum + line.amount, 0) },
    { name: held, amount: lines.reduce((sum, line) => sum + (line.held?.amount ?? 0), 0) },
  ];
  return (
    <DeviceFrame frame={view} device="window">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink px-4 py-3.5 sm:px-6">
        <span className="font-head text-body font-strong">{title}</span>
        <span className="flex flex-wrap gap-x-5 tag text-graphite uppercase">
          {meta.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </p>
      <div className="overflow-x-auto">
        <table className="w-full tabular-nums">
          <thead>
            <tr
              className={classNames(
                cells,
                "tag text-graphite *:py-3 *:align-bottom *:font-medium *:first:text-left min-[24rem]:whitespace-nowrap",
              )}
            >
              <th scope="col">{columns.worker}</th>
              <th scope="col" className="max-sm:hidden">
                {columns.gate}
              </th>
              <th scope="col">{columns.payable}</th>
              <th scope="col">{columns.claimed}</th>
              <th scope="col" className="max-sm:hidden">
                {columns.amount}
              </th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Fragment key={line.worker}>
                <tr
                  className={classNames(
                    cells,
                    "border-t border-hairline *:py-3 *:first:text-left",
                    line.held && "bg-signal-wash",
                  )}
                >
                  <td className="font-mono">
                    <RecordNumber number={line.worker} />
                    {line.remark && (
                      <span className="block text-label text-graphite">{line.remark}</span>
                    )}
                  </td>
                  <td className="max-sm:hidden">{formatNumber(line.gate, 2)}</td>
                  <td>{formatNumber(line.payable, 2)}</td>
                  <td>{formatNumber(line.claimed, 2)}</td>
                  <td className="max-sm:hidden">{formatMoney(line.amount, currency)}</td>
                  <td className="min-[22rem]:whitespace-nowrap">
                    {line.state}
                    <span
                      className={classNames(
                        "ml-2 inline-block size-2",
                        line.held ? "bg-signal" : "bg-cleared",
                      )}
                    />
                  </td>
                </tr>
                {line.held && (
                  <tr className="bg-signal-wash">
                    <td colSpan={6} className="px-4 pb-4 sm:px-6">
                      {line.held.reason}
                      <span className="mt-3 flex flex-wrap gap-2 font-medium *:rounded-sm *:border *:border-ink *:px-3 *:py-2.5">
                        {actions.map((action) => (
                          <span key={action}>{action}</span>
                        ))}
                      </span>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap justify-end gap-x-8 gap-y-1 border-t border-ink px-4 py-3.5 font-medium tabular-nums sm:px-6">
        {totals.map(({ name, amount }) => (
          <span key={name}>
            {name} {formatMoney(amount, currency)}
          </span>
        ))}
      </p>
      <p className="border-t border-hairline px-4 py-3 tag text-graphite sm:px-6">{scope}</p>
    </DeviceFrame>
  );
}
