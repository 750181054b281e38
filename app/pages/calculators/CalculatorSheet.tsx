import { fillPattern } from "content-model/fill-pattern";
import type { ReactNode } from "react";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import { classNames } from "../../parts/ui/class-names.ts";
import { CalculatorActions } from "./CalculatorActions.tsx";
import { describeLink, LinkNotice } from "./LinkNotice.tsx";
import { SheetTitle } from "./SheetTitle.tsx";
import type { Calculator } from "./use-calculator.ts";

/** What a sheet answers: its two ends, and the sentence that has them. */
export interface Answer {
  label: string;
  from: string;
  to: string;
  summary: string;
}

/** The answer in a sheet's own words; `facts` are the ends and what else its summary has. */
export function writeAnswer(
  { range, summary }: { range: string; summary: string },
  facts: { from: string; to: string } & Record<string, string>,
): Answer {
  return { label: range, from: facts.from, to: facts.to, summary: fillPattern(summary, facts) };
}

interface CalculatorSheetProps<Name extends string> {
  calculator: Calculator<Name>;
  words: SheetWords;
  /** Of the sheet, such as "Scaffold cost". */
  name: string;
  locale: string;
  /** What each field is called. */
  getLabel: (name: Name) => string;
  /** The fields that keep the visitor's values from being answered. */
  faulty: readonly Name[];
  /** The inputs as plain lines, for the message to the team. */
  lines: readonly string[];
  /** Fields, in groups. */
  inputs: ReactNode;
  /** Groups that most visitors leave folded, below both columns: opened, they leave no hole beside them. */
  folded?: ReactNode;
  /** Of the visitor's values, or of the last ones that had an answer; undefined if none had one. */
  result: { answer: Answer; headline: ReactNode; drawn: ReactNode; below?: ReactNode } | undefined;
}

/**
 * A calculator: title bar, fields on the left, results on the right, and what to do with it. The
 * answer stays in sight while fields are changed: beside them, or at the foot of the window. As
 * long as a line is faulty, the last results stay, dimmed, below a sentence that names the line.
 */
export function CalculatorSheet<Name extends string>(props: CalculatorSheetProps<Name>) {
  const { calculator, words, name, locale, getLabel, faulty, lines, inputs, folded, result } =
    props;
  const doubts = describeLink(calculator, words.link, getLabel);
  const fault =
    faulty.length > 0
      ? fillPattern(result ? words.stale : words.unanswered, {
          lines: faulty.map(getLabel).join(", "),
        })
      : undefined;
  // The sheet to fill in by hand has the example, too.
  const onPaper = calculator.isExample && "print:hidden";
  const said = fault ?? result?.answer.summary ?? "";
  const message = [fillPattern(words.message, { name }), ...doubts, ...lines, said];
  return (
    <div
      ref={calculator.root}
      data-sheet
      data-calculation
      data-yours={!calculator.isExample || undefined}
      className="border-[1.5px] border-ink bg-sheet shadow-panel max-md:-mx-gutter max-md:border-x-0"
    >
      <SheetTitle {...{ words, name, locale }} isExample={calculator.isExample} />
      <div
        className={classNames(
          "grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]",
          onPaper,
        )}
      >
        <SheetInputs {...{ words, doubts, inputs }} isExample={calculator.isExample} />
        <SheetResults label={words.results} {...{ fault, result }} />
        {folded && (
          <div className="col-span-full border-t border-ink px-5 pb-5 max-lg:[&_:is(input,select,textarea,summary)]:scroll-mb-32 md:px-6 print:py-0">
            {folded}
          </div>
        )}
      </div>
      {result?.below && (
        <div
          className={classNames(
            "border-t border-ink px-5 py-5 break-inside-avoid md:px-6 print:py-2",
            onPaper,
          )}
        >
          <Dimmed isDimmed={fault !== undefined}>{result.below}</Dimmed>
        </div>
      )}
      {result && (
        <AnswerBar answer={result.answer} {...{ words, fault }} isWide={Boolean(folded)} />
      )}
      <p role="status" className="sr-only">
        {calculator.isExample ? "" : said}
      </p>
      <CalculatorActions {...{ calculator, words }} message={message.join("\n")} />
    </div>
  );
}

interface SheetInputsProps extends Pick<CalculatorSheetProps<string>, "words" | "inputs"> {
  isExample: boolean;
  /** About the link that the visitor came with. */
  doubts: readonly string[];
}

/** The fields, below what to know about their values. */
function SheetInputs({ words, isExample, doubts, inputs }: SheetInputsProps) {
  return (
    <section
      aria-label={words.inputs}
      // The bar with the answer covers none of them when it has the focus (WCAG 2.4.11).
      className="px-5 py-5 max-lg:[&_:is(input,select,textarea,summary)]:scroll-mb-32 md:px-6 lg:border-r lg:border-hairline print:py-1"
    >
      {isExample && (
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
  );
}

interface SheetResultsProps extends Pick<CalculatorSheetProps<string>, "result"> {
  label: string;
  fault: string | undefined;
}

/** The answer, and below it what it is made of. */
function SheetResults({ label, fault, result }: SheetResultsProps) {
  const isDimmed = fault !== undefined;
  return (
    <section
      aria-label={label}
      className="min-w-0 border-ink px-5 pb-5 max-lg:border-t md:px-6 print:py-1"
    >
      <div className="bg-sheet pt-5 lg:sticky lg:top-(--header-height) lg:z-1 print:static print:pt-0">
        {fault && <FaultLine text={fault} />}
        <Dimmed isDimmed={isDimmed}>
          <div data-answer-line>{result?.headline}</div>
        </Dimmed>
      </div>
      <Dimmed isDimmed={isDimmed}>{result?.drawn}</Dimmed>
    </section>
  );
}

/** Why the results below are not those of the numbers as they are. Screen readers hear it as a status. */
function FaultLine({ text }: { text: string }) {
  return (
    <p className="mb-3 border-l-4 border-signal-deep bg-signal-wash px-3 py-2 text-small font-medium">
      {text}
    </p>
  );
}

function Dimmed({ isDimmed, children }: { isDimmed: boolean; children: ReactNode }) {
  return (
    <div data-stale={isDimmed || undefined} className="data-stale:opacity-75 data-stale:grayscale">
      {children}
    </div>
  );
}

interface AnswerBarProps {
  answer: Answer;
  words: SheetWords;
  fault: string | undefined;
  /** Whether there are fields below both columns, which the answer isn't beside. */
  isWide: boolean;
}

/** The answer at the foot of the window, while the fields or the tables are in it. */
function AnswerBar({ answer: { label, from, to }, words, fault, isWide }: AnswerBarProps) {
  return (
    <div
      // The answer itself is in the results.
      aria-hidden="true"
      className={classNames(
        "no-print sticky bottom-(--consent-cover,0px) z-1 border-t-[1.5px] border-ink bg-petrol-wash px-5 py-2.5 text-small",
        !isWide && "lg:hidden",
      )}
    >
      {fault && <FaultLine text={fault} />}
      <Dimmed isDimmed={fault !== undefined}>
        <p data-answer-line className="flex flex-wrap justify-between gap-x-4">
          {label}
          <span className="font-semibold tabular-nums">
            {fillPattern(words.range, { from, to })}
          </span>
        </p>
      </Dimmed>
    </div>
  );
}
