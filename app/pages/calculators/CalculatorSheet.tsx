import type { ReactNode } from "react";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import { copyAddress } from "../../parts/toasts/copy-address.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { getAddress } from "../../platform/history-entry.ts";
import { getContactPathWith, paths } from "../../routes.ts";
import { describeLink, LinkNotice } from "./LinkNotice.tsx";
import { type Calculator, usePrintedFacts } from "./use-calculator.ts";

interface CalculatorSheetProps<Name extends string> {
  calculator: Calculator<Name>;
  words: SheetWords;
  /** Of the sheet, such as "Scaffold cost". */
  name: string;
  locale: string;
  /** What the sheet says in a sentence; announced when it changes. */
  summary: string;
  /** The result as "from … to …", which stays in view on small screens; undefined while there is none. */
  range: { label: string; from: string; to: string } | undefined;
  /** What each field is called. */
  getLabel: (name: Name) => string;
  /** Inputs and results as plain lines, for the message to the team. */
  message: readonly string[];
  /** What applies to the whole sheet: units, currency. */
  settings: ReactNode;
  /** Fields, in `LineGroup`s. */
  inputs: ReactNode;
  /** Drawing and tables. */
  results: ReactNode;
  /** Across both columns, below them. */
  below?: ReactNode;
}

/** A calculation sheet: title bar, fields on the left, results on the right, and what to do with it. */
export function CalculatorSheet<Name extends string>(props: CalculatorSheetProps<Name>) {
  const { calculator, words, name, locale, summary, range, message, settings } = props;
  const { inputs, results, below } = props;
  const doubts = describeLink(calculator, words.link, props.getLabel);
  const { date, address } = usePrintedFacts(locale);
  return (
    <div
      ref={calculator.root}
      data-sheet
      data-calculation
      data-yours={!calculator.isExample || undefined}
      className={classNames(
        "border-[1.5px] border-ink bg-sheet shadow-panel max-md:-mx-gutter max-md:border-x-0",
        // The sheet to fill in by hand has the example, too.
        calculator.isExample && "print:hidden",
      )}
    >
      <header className="grid border-b-[1.5px] border-ink lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="px-5 py-4 md:px-6 lg:border-r print:py-1 lg:border-hairline">
          <p className="tag text-graphite uppercase">{words.kind}</p>
          <h2 className="mt-1 text-h3">{name}</h2>
          <p className="mt-1 hidden text-small text-graphite print:block">
            {date && words.printed.replace("{date}", date).replace("{address}", address)}
          </p>
        </div>
        <div className="grid gap-x-6 border-hairline px-5 py-1 max-lg:border-t sm:grid-cols-2 sm:*:content-between sm:*:border-b-0 md:px-6">
          {settings}
        </div>
      </header>
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <section
          aria-label={words.inputs}
          className="px-5 py-5 md:px-6 lg:border-r lg:border-hairline print:py-1"
        >
          {calculator.isExample && (
            <p className="mb-4 border-l-2 border-signal pl-3 text-small text-graphite">
              {words.example}
            </p>
          )}
          <p className="mb-4 hidden border-l-2 border-signal pl-3 text-small noscript:block print:hidden">
            {words.noScripts}
          </p>
          <LinkNotice sentences={doubts} />
          {inputs}
        </section>
        <section
          aria-label={words.results}
          className="min-w-0 border-ink px-5 py-5 max-lg:border-t md:px-6 print:py-1"
        >
          {results}
        </section>
      </div>
      {below && <div className="border-t border-ink px-5 py-5 md:px-6 print:py-2">{below}</div>}
      {range && !calculator.isExample && (
        <p className="no-print sticky bottom-(--consent-cover,0px) z-1 flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-ink bg-petrol-wash px-5 py-2.5 text-small lg:hidden">
          {range.label}
          <span className="font-semibold tabular-nums">
            {words.range.replace("{from}", range.from).replace("{to}", range.to)}
          </span>
        </p>
      )}
      <p role="status" className="sr-only">
        {calculator.isExample ? "" : summary}
      </p>
      <CalculatorActions {...{ calculator, words }} message={[...doubts, ...message].join("\n")} />
    </div>
  );
}

interface CalculatorActionsProps {
  calculator: Pick<Calculator<string>, "canUndo" | "undo" | "isExample" | "startOver">;
  words: SheetWords;
  message: string;
}

function CalculatorActions({ calculator, words, message }: CalculatorActionsProps) {
  const { actions } = words;
  const copy = () => copyAddress(getAddress().href, actions);
  return (
    <footer className="no-print border-t-[1.5px] border-ink px-5 py-4 md:px-6 noscript:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Button tone="line" size="sm" aria-disabled={!calculator.canUndo} onClick={calculator.undo}>
          {actions.undo}
        </Button>
        <Button
          tone="line"
          size="sm"
          aria-disabled={calculator.isExample}
          onClick={calculator.startOver}
        >
          {actions.startOver}
        </Button>
        <Button tone="line" size="sm" onClick={copy}>
          {actions.copyLink}
        </Button>
        <Button tone="line" size="sm" onClick={() => print()}>
          {actions.print}
        </Button>
        <ButtonLink
          tone="ink"
          size="sm"
          href={calculator.isExample ? paths.contact : getContactPathWith(message)}
          label={actions.take}
          arrow
        />
      </div>
      <p className="mt-3 text-small text-graphite">
        {actions.privacy} {actions.takeNote}
      </p>
    </footer>
  );
}
