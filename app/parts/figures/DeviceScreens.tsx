import type { ReactNode } from "react";
import { sum } from "../../../plant/money.ts";
import { classNames } from "../ui/class-names.ts";
import { RangeText } from "../ui/texts.tsx";
import { RecordLinks, RecordNumber, ScreenTable, StateMark, useFormats } from "./Screen.tsx";
import type { ContractorViewData, ForemanPhoneData, GateTabletData } from "./schema.ts";

const phoneCells = "text-right *:py-2.5 *:pl-3 *:first:pl-4 *:first:text-left *:last:pr-4";
const phoneLook = {
  head: `${phoneCells} text-graphite *:font-normal`,
  row: `${phoneCells} border-t border-hairline last:border-ink last:font-semibold`,
};

/** A rugged phone with its speaker and side key, a tablet with rubber corners, a window on a desk. */
const devices = {
  phone:
    "rounded-[1.75rem] border-[1.5px] p-2.5 before:mx-auto before:mt-0.5 before:mb-2.5 before:block before:h-1.5 before:w-14 before:rounded-full before:border after:absolute after:top-24 after:-right-1.25 after:h-14 after:w-1 after:rounded-r-sm after:bg-ink",
  tablet:
    "rounded-[1.25rem] border-[1.5px] p-3 sm:p-5 before:absolute before:-inset-1.5 before:rounded-[1.5rem] before:border-[5px] before:[mask:conic-gradient(at_3rem_3rem,#0000_75%,#000_0)_0_0/calc(100%-3rem)_calc(100%-3rem)]",
  window: "rounded-lg border-[1.5px]",
} as const;

/**
 * A screen in the hands of somebody in the field or at a contractor's, drawn as the device that it is
 * on. For a screen reader it is one picture with a text alternative.
 */
function DeviceFrame(props: {
  frame: Pick<GateTabletData, "alt" | "name" | "links">;
  device: keyof typeof devices;
  children: ReactNode;
}) {
  const { alt, name, links } = props.frame;
  const { device } = props;
  return (
    <figure
      aria-label={name}
      data-device={device}
      className={device === "phone" ? "w-full max-w-84" : undefined}
    >
      <div
        role="img"
        aria-label={alt}
        className={classNames(
          "relative border-ink bg-sheet text-left text-small leading-tight before:border-ink",
          devices[device],
        )}
      >
        {props.children}
      </div>
      <figcaption className="mt-5">
        <RecordLinks links={links} />
      </figcaption>
    </figure>
  );
}

/** A foreman's crew at the end of the shift, without a network: bright, to be read in the sun. */
export function ForemanPhone(phone: ForemanPhoneData) {
  const { formatNumber } = useFormats();
  const { time, signal, offline, crew, order, columns, rows, total, action } = phone;
  const addUp = (get: (row: (typeof rows)[number]) => number) => formatNumber(sum(rows, get), 2);
  return (
    <DeviceFrame frame={phone} device="phone">
      <div className="overflow-hidden rounded-[1.125rem] border border-ink bg-white text-ink">
        <p className="flex justify-between px-4 py-2 tag">
          {time} <span>{signal}</span>
        </p>
        <p className="flex items-center gap-3 bg-ink px-4 py-3 text-label leading-snug text-white before:size-2.5 before:flex-none before:border-[1.5px] before:border-room-caution">
          {offline}
        </p>
        <div className="pt-4 pb-5">
          <p className="px-4 font-head text-h4 font-strong">{crew}</p>
          <p className="mt-1 px-4 font-mono text-label text-graphite">{order}</p>
          <ScreenTable
            className="mt-3 font-mono text-label"
            look={phoneLook}
            columns={[{ name: columns.worker }, { name: columns.rule }, { name: columns.claimed }]}
            rows={[
              ...rows.map(({ worker, remark, rule, claimed }) => ({
                mark: claimed > rule && "bg-signal-wash font-semibold",
                cells: [
                  <span key="worker">
                    <RecordNumber number={worker} />{" "}
                    {remark && <span className="block text-graphite">{remark}</span>}
                  </span>,
                  formatNumber(rule, 2),
                  formatNumber(claimed, 2),
                ],
              })),
              { cells: [total, addUp(({ rule }) => rule), addUp(({ claimed }) => claimed)] },
            ]}
          />
          <p className="mx-4 mt-2 rounded-sm bg-signal py-3.5 text-center font-semibold text-signal-ink">
            {action}
          </p>
        </div>
      </div>
    </DeviceFrame>
  );
}

/** On a phone a line is a record: worker and state, and below them the hours, each with its column's head. */
const viewCells = "text-right *:first:text-left md:*:px-2 md:*:py-3 md:*:first:pl-6 md:*:last:pr-6";
const viewLook = {
  head: `${viewCells} tag whitespace-nowrap text-graphite *:align-bottom *:font-medium`,
  row: `${viewCells} grid-cols-[auto_1fr_auto] gap-x-4 gap-y-2 border-t border-hairline px-4 py-3 max-md:grid max-md:first:border-t-0 sm:px-6`,
};
const headed =
  "row-start-2 before:mr-2 max-md:before:tag max-md:before:text-graphite max-md:before:content-[attr(data-column)]";

/** What a contractor sees: its own workers and lines, each settled or held with the reason. */
export function ContractorView(view: ContractorViewData) {
  const { formatMoney, formatNumber } = useFormats();
  const { title, meta, scope, currency, columns, lines, settled, held, actions } = view;
  const totals = [
    { name: settled, amount: sum(lines, ({ amount }) => amount) },
    { name: held, amount: sum(lines, (line) => line.held?.amount ?? 0) },
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
      <ScreenTable
        className="max-md:block max-md:*:[tbody]:block max-md:*:[thead]:sr-only"
        look={viewLook}
        columns={[
          { name: columns.worker, cell: "col-span-2 font-mono" },
          { name: columns.gate, cell: "max-md:hidden" },
          { name: columns.payable, cell: `${headed} justify-self-start` },
          { name: columns.claimed, cell: `${headed} col-span-2` },
          { name: columns.amount, cell: "max-md:hidden" },
          { name: columns.state, cell: "col-start-3 row-start-1 min-[22rem]:whitespace-nowrap" },
        ]}
        rows={lines.map(({ worker, remark, gate, payable, claimed, amount, state, held }) => ({
          mark: held && "bg-signal-wash",
          cells: [
            <span key="worker">
              <RecordNumber number={worker} />{" "}
              {remark && <span className="text-label text-graphite md:block">{remark}</span>}
            </span>,
            formatNumber(gate, 2),
            formatNumber(payable, 2),
            formatNumber(claimed, 2),
            formatMoney(amount, currency),
            <span key="state">
              {state}
              <span className={`ml-2 inline-block size-2 ${held ? "bg-signal" : "bg-cleared"}`} />
            </span>,
          ],
          below: held && (
            <tr className="bg-signal-wash max-md:block">
              <td colSpan={6} className="px-4 pb-4 max-md:block sm:px-6">
                {held.reason}
                <span className="mt-3 flex flex-wrap gap-2 font-medium *:rounded-sm *:border *:border-ink *:px-3 *:py-2.5">
                  {actions.map((action) => (
                    <span key={action}>{action}</span>
                  ))}
                </span>
              </td>
            </tr>
          ),
        }))}
      />
      <p className="flex flex-wrap justify-end gap-x-8 gap-y-1 border-t border-ink px-4 py-3.5 font-medium tabular-nums sm:px-6">
        {totals.map(({ name, amount }) => (
          <span key={name}>
            {name} {formatMoney(amount, currency)}
          </span>
        ))}
      </p>
      <p className="border-t border-hairline px-4 py-3 tag text-graphite sm:px-6">
        <RangeText>{scope}</RangeText>
      </p>
    </DeviceFrame>
  );
}

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
