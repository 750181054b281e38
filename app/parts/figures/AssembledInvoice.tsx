import { price, sum, toCents, toDollars } from "../../../plant/money.ts";
import { classNames } from "../ui/class-names.ts";
import {
  CloseUp,
  FigureFrame,
  markNoted,
  NoteLink,
  StateMark,
  TraceList,
  useFormats,
  withoutNote,
} from "./Screen.tsx";
import type { InvoiceData } from "./schema.ts";

type Line = InvoiceData["lines"][number];

/** A quantity in percent is a share of a lump sum. */
function getAmount({ quantity, unit, rate }: Line): number {
  return toDollars(price(unit === "%" ? quantity / 100 : quantity, toCents(rate)));
}

/** Verified work on the left; on the right, line by line, the sheet of the invoice that it becomes. */
export function AssembledInvoice(invoice: InvoiceData) {
  const { formatMoney } = useFormats();
  const { evidenceTitle, invoiceTitle, lines, currency, retention, total, totalNote } = invoice;
  const approved = sum(
    lines.filter(({ held }) => !held),
    getAmount,
  );
  return (
    <FigureFrame frame={invoice}>
      <div className="px-3 pt-4 pb-3 sm:px-6 sm:pb-6">
        <div className="hidden grid-cols-[minmax(0,1fr)_4rem_minmax(0,1.6fr)] pb-3 tag text-room-mute uppercase @min-[56rem]:grid">
          <span>{evidenceTitle}</span>
          <span />
          <span>{invoiceTitle}</span>
        </div>
        {lines.map((line) => (
          <AssembledLine key={line.evidence.title} line={line} currency={currency} />
        ))}
        <div className="@min-[56rem]:grid @min-[56rem]:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1.6fr)]">
          <div className="bg-sheet px-4 pt-3 pb-4 text-ink sm:px-6 @min-[56rem]:col-start-3">
            <p className="flex flex-wrap justify-between gap-x-6 text-graphite tabular-nums">
              {retention.text}
              <span className="whitespace-nowrap">{formatMoney(-retention.amount, currency)}</span>
            </p>
            <p
              {...markNoted(totalNote)}
              className="mt-3 flex items-baseline flex-wrap justify-between gap-4 border-t border-ink pt-3 tabular-nums"
            >
              <span className="flex items-center gap-3 font-medium">
                {total}
                <NoteLink note={totalNote} />
              </span>
              <span className="font-head text-h3 font-strong whitespace-nowrap">
                {formatMoney(approved - retention.amount, currency)}
              </span>
            </p>
          </div>
        </div>
      </div>
    </FigureFrame>
  );
}

/** One line that goes on to payment, with its evidence. */
export function InvoiceCloseUp({ lines, currency }: InvoiceData) {
  const line = lines.find(({ note }) => note);
  return (
    line && (
      <CloseUp className="flex flex-col justify-center px-4 pt-4 pb-1 sm:px-6">
        <AssembledLine line={withoutNote(line)} currency={currency} />
      </CloseUp>
    )
  );
}

function AssembledLine({ line, currency }: { line: Line; currency: string }) {
  const { formatMoney, formatNumber } = useFormats();
  const { model, evidence, order, text, quantity, unit, rate, status, trace, note } = line;
  const { held = false } = line;
  const isShare = unit === "%";
  return (
    <div
      {...markNoted(note)}
      className="grid items-stretch @max-[56rem]:pb-3 @min-[56rem]:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1.6fr)]"
    >
      <div
        className={classNames(
          "flex items-start justify-between gap-3 self-start border px-4 py-3 @min-[56rem]:my-1.5",
          held ? "border-dashed border-signal" : "border-room-edge",
        )}
      >
        <span>
          <span className="flex items-center gap-2 tag text-room-mute">
            <StateMark tone={held ? "bad" : "good"} />
            {model}
          </span>
          <span className="mt-1.5 block font-medium text-white">{evidence.title}</span>
          <span className="mt-1 block text-label leading-snug text-room-mute">
            {evidence.detail}
          </span>
        </span>
        <NoteLink note={note} />
      </div>
      <span
        className={classNames(
          "mt-9.5 border-t-[1.5px] @max-[56rem]:hidden",
          held ? "border-dashed border-signal" : "border-room-cleared",
        )}
      />
      <div className="@container">
        {/* Opens to the records that its quantity comes from. */}
        <details className="border-b border-hairline bg-sheet text-ink">
          <summary className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 px-4 py-3 hover:bg-paper sm:px-6 @max-[14rem]:grid-cols-1 @min-[32rem]:grid-cols-[1fr_11rem_7rem]">
            <span className="@max-[32rem]:col-span-full">
              <span className="opener font-medium">{text}</span>
              <span className="mt-0.5 flex flex-wrap gap-x-3 tag whitespace-nowrap text-graphite">
                {order}
                <span
                  className={classNames(
                    "whitespace-normal",
                    held ? "text-signal-deep" : "text-cleared",
                  )}
                >
                  {status}
                </span>
              </span>
            </span>
            <span className="text-right whitespace-nowrap text-graphite tabular-nums @max-[32rem]:text-left">
              {formatNumber(quantity, isShare ? 0 : 1)}
              {isShare ? unit : `\u00a0${unit}`} × {formatMoney(rate, currency, isShare ? 0 : 2)}
            </span>
            <span
              className={classNames(
                "text-right font-medium whitespace-nowrap tabular-nums",
                held && "text-graphite line-through decoration-signal-deep",
              )}
            >
              {formatMoney(getAmount(line), currency)}
            </span>
          </summary>
          <TraceList
            trace={trace}
            className="border-t border-hairline bg-paper px-4 py-3 sm:px-6"
          />
        </details>
      </div>
    </div>
  );
}
