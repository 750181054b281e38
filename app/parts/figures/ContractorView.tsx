import { Fragment } from "react";
import { classNames } from "../ui/class-names.ts";
import { RangeText } from "../ui/texts.tsx";
import { DeviceFrame, RecordNumber } from "./Screen.tsx";
import type { ContractorViewData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

const cells = "text-right *:first:text-left md:*:px-2 md:*:py-3 md:*:first:pl-6 md:*:last:pr-6";

/** On a phone a line is a record: worker and state, and below them the hours, each with its column's head. */
const record = "grid-cols-[auto_1fr_auto] gap-x-4 gap-y-2 px-4 py-3 max-md:grid sm:px-6";
const headed =
  "row-start-2 before:mr-2 max-md:before:tag max-md:before:text-graphite max-md:before:content-[attr(data-column)]";

/** What a contractor sees: its own workers and lines, each settled or held with the reason. */
export function ContractorView(view: ContractorViewData) {
  return (
    <DeviceFrame frame={view} device="window">
      <ContractorLines view={view} />
      <p className="border-t border-hairline px-4 py-3 tag text-graphite sm:px-6">
        <RangeText>{view.scope}</RangeText>
      </p>
    </DeviceFrame>
  );
}

function ContractorLines({ view }: { view: ContractorViewData }) {
  const { formatMoney } = useFormats();
  const { title, meta, currency, columns, lines, settled, held, actions } = view;
  const totals = [
    { name: settled, amount: lines.reduce((sum, line) => sum + line.amount, 0) },
    { name: held, amount: lines.reduce((sum, line) => sum + (line.held?.amount ?? 0), 0) },
  ];
  return (
    <>
      <ViewHead title={title} meta={meta} />
      <div className="overflow-x-auto">
        <table className="w-full tabular-nums max-md:block">
          <thead className="max-md:sr-only">
            <tr
              className={classNames(
                cells,
                "tag whitespace-nowrap text-graphite *:align-bottom *:font-medium",
              )}
            >
              <th scope="col">{columns.worker}</th>
              <th scope="col">{columns.gate}</th>
              <th scope="col">{columns.payable}</th>
              <th scope="col">{columns.claimed}</th>
              <th scope="col">{columns.amount}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {lines.map((line) => (
              <Fragment key={line.worker}>
                <LineRow line={line} view={view} />
                {line.held && <HeldRow reason={line.held.reason} actions={actions} />}
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
    </>
  );
}

function ViewHead({ title, meta }: { title: string; meta: readonly string[] }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink px-4 py-3.5 sm:px-6">
      <span className="font-head text-body font-strong">{title}</span>
      <span className="flex flex-wrap gap-x-5 tag text-graphite uppercase">
        {meta.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </p>
  );
}

interface LineRowProps {
  line: ContractorViewData["lines"][number];
  view: ContractorViewData;
}

/** A worker's line, settled or held. */
function LineRow({ line, view: { columns, currency } }: LineRowProps) {
  const { formatMoney, formatNumber } = useFormats();
  return (
    <tr
      className={classNames(
        cells,
        record,
        "border-t border-hairline max-md:first:border-t-0",
        line.held && "bg-signal-wash",
      )}
    >
      <td className="col-span-2 font-mono">
        <RecordNumber number={line.worker} />{" "}
        {line.remark && <span className="text-label text-graphite md:block">{line.remark}</span>}
      </td>
      <td className="max-md:hidden">{formatNumber(line.gate, 2)}</td>
      <td data-column={columns.payable} className={classNames(headed, "justify-self-start")}>
        {formatNumber(line.payable, 2)}
      </td>
      <td data-column={columns.claimed} className={classNames(headed, "col-span-2")}>
        {formatNumber(line.claimed, 2)}
      </td>
      <td className="max-md:hidden">{formatMoney(line.amount, currency)}</td>
      <td className="col-start-3 row-start-1 min-[22rem]:whitespace-nowrap">
        {line.state}
        <span
          className={classNames("ml-2 inline-block size-2", line.held ? "bg-signal" : "bg-cleared")}
        />
      </td>
    </tr>
  );
}

/** Why a line is held, and what the contractor can do about it. */
function HeldRow({ reason, actions }: { reason: string; actions: readonly string[] }) {
  return (
    <tr className="bg-signal-wash max-md:block">
      <td colSpan={6} className="px-4 pb-4 max-md:block sm:px-6">
        {reason}
        <span className="mt-3 flex flex-wrap gap-2 font-medium *:rounded-sm *:border *:border-ink *:px-3 *:py-2.5">
          {actions.map((action) => (
            <span key={action}>{action}</span>
          ))}
        </span>
      </td>
    </tr>
  );
}
