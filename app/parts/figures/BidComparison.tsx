import { compareBid } from "../../../plant/commerce.ts";
import { PlotBar, PlotLine } from "../ui/plot.tsx";
import {
  CloseUp,
  FigureFrame,
  markNoted,
  NoteLink,
  SortChoice,
  useFormats,
  withoutNote,
} from "./Screen.tsx";
import type { BidComparisonData } from "./schema.ts";

/** The bids with what they leave out priced, and that total's difference from the estimate in percent. */
const compareBids = ({ bids, estimate }: BidComparisonData) =>
  bids.map((bid) => {
    const exclusions = bid.exclusions.map(({ amount }) => amount);
    return { ...bid, ...compareBid({ asBid: bid.asBid, exclusions }, estimate.amount) };
  });
/** Bids on one scale with the own estimate as the line through all of them; beside them the award. */
export function BidComparison(comparison: BidComparisonData) {
  const { formatMoney } = useFormats();
  const { estimate, labels, currency, award } = comparison;
  return (
    <FigureFrame frame={comparison}>
      <div className="grid lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="pt-5 pb-2">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 sm:px-6">
            <p
              {...markNoted(estimate.note)}
              className="flex flex-wrap items-baseline gap-x-3 gap-y-1"
            >
              <span className="tag text-room-mute uppercase">{estimate.label}</span>
              <span className="font-head text-h4 font-strong text-white tabular-nums">
                {formatMoney(estimate.amount, currency, 0)}
              </span>
              <NoteLink note={estimate.note} />
            </p>
            <SortChoice
              legend={labels.sortBy}
              options={{ total: labels.normalized, asBid: labels.asBid }}
            />
          </div>
          <div data-sorted>
            {compareBids(comparison).map((bid) => (
              <BidRow key={bid.name} bid={bid} comparison={comparison} />
            ))}
          </div>
        </div>
        {/* The record of the award: a sheet of paper on the screen. */}
        <div className="grid border-room-edge p-3 max-lg:border-t sm:p-6 lg:border-l">
          <div {...markNoted(award.note)} className="flex flex-col bg-sheet px-5 py-5 text-ink">
            <p className="flex items-center justify-between gap-3">
              <span className="tag text-graphite uppercase">{award.title}</span>
              <NoteLink note={award.note} />
            </p>
            <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
              <span className="font-head text-h3 font-strong">{award.bidder}</span>
              <span className="tag border-[1.5px] border-cleared px-2 py-1 text-cleared uppercase">
                {award.stamp}
              </span>
            </p>
            <div className="mt-4 border-t border-ink">
              {award.fields.map(({ name, value }) => (
                <p key={name} className="border-b border-hairline py-2.5 last:border-b-0">
                  <span className="block tag text-graphite">{name}</span>
                  <span className="mt-1 block leading-snug">{value}</span>
                </p>
              ))}
            </div>
          </div>
        </div>
      </div>
    </FigureFrame>
  );
}

/** The awarded bid, and the lower one with what it leaves out. */
export function BidCloseUp(comparison: BidComparisonData) {
  return (
    <CloseUp className="pb-5">
      {compareBids(comparison)
        .slice(0, 2)
        .map((bid) => (
          <BidRow
            key={bid.name}
            bid={{ ...withoutNote(bid), checks: [] }}
            comparison={comparison}
          />
        ))}
    </CloseUp>
  );
}

function BidRow(props: {
  bid: ReturnType<typeof compareBids>[number];
  comparison: BidComparisonData;
}) {
  const { bid, comparison } = props;
  const { formatDifference, formatMoney } = useFormats();
  const { labels, currency, award, estimate } = comparison;
  const { total, difference } = bid;
  const isAwarded = bid.name === award.bidder;
  const longest = Math.max(...compareBids(comparison).map((each) => each.total)) * 1.04;
  const place = (amount: number) => (100 * amount) / longest;
  return (
    <div
      {...markNoted(bid.note)}
      data-total={total}
      data-as-bid={bid.asBid}
      className="mt-3 border-t border-room-line px-4 pt-4 pb-3 sm:px-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="flex items-center gap-3 font-medium text-white">
          {bid.name}
          {isAwarded && (
            <span className="tag rounded-sm bg-room-cleared px-1.5 py-0.5 text-room-panel print:text-white">
              {award.stamp}
            </span>
          )}
          <NoteLink note={bid.note} />
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 whitespace-nowrap tabular-nums">
          <span className="tag text-room-mute @max-[26rem]:hidden">{labels.normalized}</span>
          <span className="font-head text-h4 font-strong text-white">
            {formatMoney(total, currency, 0)}
          </span>
          <span className="font-mono text-label text-room-mute">
            {formatDifference(difference, 1)}%
          </span>
        </p>
      </div>
      {/* What was bid, what it leaves out (dashed), and where our own estimate is. */}
      <svg aria-hidden="true" className="my-2 block h-6 w-full overflow-visible">
        <PlotLine y={96} className="stroke-room-line" />
        <PlotBar
          x={[0, place(bid.asBid)]}
          y={[21, 79]}
          className={isAwarded ? "fill-room-cleared" : "fill-room-mute"}
        />
        {total > bid.asBid && (
          <PlotBar
            x={[place(bid.asBid), place(total)]}
            y={[24, 76]}
            strokeWidth="1.5"
            strokeDasharray="4 3"
            className="fill-room-caution/25 stroke-room-caution"
          />
        )}
        <PlotLine
          x={place(estimate.amount)}
          y={[-12.5, 112.5]}
          strokeWidth="2"
          className="stroke-signal"
        />
      </svg>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-label text-room-mute tabular-nums">
        <span>
          {labels.asBid} {formatMoney(bid.asBid, currency, 0)}
        </span>
        {bid.exclusions.map(({ text, amount }) => (
          <span key={text} className="text-room-caution">
            + {text} {formatMoney(amount, currency, 0)}
          </span>
        ))}
        {total === bid.asBid && <span>{labels.none}</span>}
        {bid.checks.map((check) => (
          <span key={check} className="max-sm:hidden">
            {check}
          </span>
        ))}
      </p>
    </div>
  );
}
