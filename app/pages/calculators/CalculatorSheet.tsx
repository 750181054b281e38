import { fillPattern } from "content-model/fill-pattern";
import { type ReactNode, type TableHTMLAttributes, useId, useLayoutEffect, useRef } from "react";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import { copyAddress } from "../../parts/toasts/copy-address.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { getAddress } from "../../platform/address.ts";
import { getContactPathWith, paths } from "../../routes.ts";
import { currencies } from "./read-numbers.ts";
import type { InputWords, ResultWords } from "./schema.ts";
import { type Calculator, usePrintedFacts } from "./use-calculator.ts";

interface WideTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Of the frame around it. */
  frameClass?: string;
}

/** A table that scrolls sideways where its numbers need more than the page has (WCAG 1.4.10). */
export function WideTable({ frameClass, ...table }: WideTableProps) {
  return (
    <div className={classNames("scroll-sideways", frameClass)}>
      <table {...table} />
    </div>
  );
}

export interface ResultLine {
  words: ResultWords;
  /** The formula with numbers, one for each column or one for all. */
  worked?: readonly string[];
  /** What it comes to, one for each column. */
  amounts: readonly string[];
  /** Whether it sums up the lines before it. */
  isSum?: boolean;
}

interface ResultTableProps {
  caption: string;
  /** Heads of the line and of the amounts. */
  columns: readonly string[];
  lines: readonly ResultLine[];
}

/**
 * Results line by line, each with its letter; below it, its formula and the formula with numbers. Tables
 * below each other have the same columns.
 */
export function ResultTable({ caption, columns, lines }: ResultTableProps) {
  const [head, ...amounts] = columns;
  return (
    <WideTable
      frameClass="not-first:mt-6"
      className="w-full border-t border-ink tabular-nums print:text-small"
    >
      <caption className="pb-2 text-left tag text-graphite uppercase">{caption}</caption>
      <thead>
        <tr className="tag text-graphite *:border-b *:border-hairline *:py-2 *:align-bottom *:font-medium">
          <th scope="col" className="text-left">
            {head}
          </th>
          {amounts.map((name, index) => (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: a column
              key={index}
              scope="col"
              className="w-27 pl-3 text-right whitespace-nowrap sm:w-36"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-baseline">
        {lines.map((line) => (
          <LineRows key={line.words.letter} line={line} columns={columns.length} />
        ))}
      </tbody>
    </WideTable>
  );
}

/** A line with its amounts, and below it its formula. */
function LineRows({ line, columns }: { line: ResultLine; columns: number }) {
  const { words, worked, amounts, isSum } = line;
  return (
    <>
      <tr className="break-after-avoid *:pt-2.5 print:*:pt-0.5">
        <th scope="row" className="text-left font-normal">
          <span className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline">
            <span aria-hidden="true" className="tag text-signal-deep">
              {words.letter}
            </span>
            <span
              className={classNames(
                "text-detail leading-tight print:text-small",
                isSum ? "font-semibold" : "font-medium",
              )}
            >
              {words.label}
            </span>
          </span>
        </th>
        {amounts.map((amount, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a column
            key={index}
            className={classNames(
              "pl-3 text-right whitespace-nowrap",
              isSum ? "font-semibold" : "text-detail print:text-small",
            )}
          >
            {amount}
          </td>
        ))}
      </tr>
      <tr
        className={classNames(
          "*:border-b *:pb-2.5 print:*:pb-0.5",
          isSum ? "*:border-ink" : "*:border-hairline",
        )}
      >
        <td colSpan={columns} className="pt-1 pl-5 font-mono text-label text-graphite">
          {words.letter} = {words.formula}
          {worked?.map((numbers, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column, whose numbers can be those of another
            <span key={index} className="block">
              = {numbers}
            </span>
          ))}
        </td>
      </tr>
    </>
  );
}

interface LineProps {
  /** In the address, and of the control. */
  name: string;
  words: InputWords;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, if anything. */
  fault?: string | undefined;
}

const controlStyle = classNames(
  "min-h-11 min-w-0 flex-[1_1_5rem] border border-graphite/60 border-b-[1.5px] border-b-graphite bg-white px-2.5 text-body text-ink caret-signal-deep tabular-nums",
  "aria-invalid:border-signal-deep aria-invalid:bg-signal-wash md:min-h-10 print:min-h-0 print:border-0 print:text-small",
);

interface FrameProps extends Pick<LineProps, "words" | "fault"> {
  id: string;
  unit?: string | undefined;
  /** Whether the control is below the label instead of beside it. */
  isWide?: boolean;
  children: ReactNode;
}

/** A line of the sheet: letter, label and note on the left, the control and its unit on the right. */
function Line({ id, words, unit, fault, isWide, children }: FrameProps) {
  return (
    <div
      className={classNames(
        "grid items-center gap-x-3 gap-y-1.5 border-b border-hairline py-2.5 break-inside-avoid last:border-b-0 print:py-1",
        isWide ? "grid-cols-1" : "grid-cols-[minmax(0,1fr)_minmax(min(10rem,55%),42%)]",
      )}
    >
      <label
        htmlFor={id}
        className={classNames(
          words.letter && "grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline",
        )}
      >
        {words.letter && (
          <span aria-hidden="true" className="tag text-signal-deep">
            {words.letter}
          </span>
        )}
        <span data-line-label className="text-detail leading-tight font-medium print:text-small">
          {words.label}
        </span>
        {words.note && (
          <span
            id={`${id}-note`}
            className="col-start-2 mt-1 block text-label text-graphite print:hidden"
          >
            <WholeWords>{words.note}</WholeWords>
          </span>
        )}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {unit !== undefined && (
          <span className="w-16 flex-none text-small leading-tight text-graphite">{unit}</span>
        )}
      </div>
      <p
        id={`${id}-fault`}
        role="alert"
        hidden={!fault}
        className="col-span-full pl-5 text-small font-medium text-signal-deep"
      >
        {fault}
      </p>
    </div>
  );
}

const getDescription = (id: string, { note }: InputWords) =>
  note ? `${id}-fault ${id}-note` : `${id}-fault`;

interface NumberLineProps extends LineProps {
  unit?: string | undefined;
}

/** A number with its unit, with decimal comma or point. */
export function NumberLine(props: NumberLineProps) {
  return <TextLine inputMode="decimal" {...props} />;
}

interface TextLineProps extends NumberLineProps {
  type?: "text" | "date";
  inputMode?: "decimal";
}

/** A short text, such as a time or a day. */
export function TextLine(props: TextLineProps) {
  const { name, words, value, onChange, fault, unit, type = "text", inputMode } = props;
  const id = useId();
  return (
    <Line {...{ id, words, unit, fault }} isWide={type === "date"}>
      <input
        {...{ id, name, type, inputMode, value }}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={getDescription(id, words)}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(
          controlStyle,
          type === "text" ? "text-right" : "focus-within:[outline:3px_solid]",
        )}
      />
    </Line>
  );
}

interface ChoiceLineProps extends LineProps {
  options: readonly { value: string; label: string }[];
}

/** One of several choices. */
export function ChoiceLine({ name, words, value, onChange, options }: ChoiceLineProps) {
  const id = useId();
  return (
    <Line {...{ id, words }} isWide>
      <select
        {...{ id, name, value }}
        autoComplete="off"
        aria-describedby={words.note && `${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        className={controlStyle}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Line>
  );
}

/** What amounts are in, which applies to every line. */
export function CurrencyLine(props: Pick<LineProps, "words" | "value" | "onChange">) {
  const options = currencies.map((sign) => ({ value: sign, label: sign }));
  return <ChoiceLine name="currency" options={options} {...props} />;
}

/** Several lines of text, such as rows of a spreadsheet. */
export function AreaLine({ name, words, value, onChange }: LineProps) {
  const id = useId();
  return (
    <Line {...{ id, words }} isWide>
      <textarea
        {...{ id, name, value }}
        dir="auto"
        rows={8}
        autoComplete="off"
        wrap="off"
        spellCheck={false}
        aria-describedby={getDescription(id, words)}
        onChange={({ target }) => onChange(target.value)}
        className={classNames(
          controlStyle,
          "resize-y overflow-x-auto py-2 font-mono text-small print:hidden",
        )}
      />
    </Line>
  );
}

interface FoldedGroupProps<Name extends string> {
  calculator: Pick<Calculator<Name>, "isDefault">;
  title: string;
  /** The fields in it. */
  names: readonly Name[];
  faults: Partial<Record<Name, unknown>>;
  children: ReactNode;
}

/**
 * A group of lines that most visitors leave as they are: it opens by the browser's own means, and by
 * itself once a line in it differs from the example or is faulty. From then on, only the visitor closes it.
 */
export function FoldedGroup<Name extends string>(props: FoldedGroupProps<Name>) {
  const { calculator, title, names, faults, children } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  const isNeeded = !calculator.isDefault(names) || names.some((name) => faults[name]);
  useLayoutEffect(() => {
    if (isNeeded && fold.current) fold.current.open = true;
  }, [isNeeded]);
  return (
    <details
      ref={fold}
      // Whoever opened it while the island slept finds it open.
      suppressHydrationWarning
      className="mt-6 border-t border-ink print:mt-1"
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 tag text-graphite uppercase transition-colors hover:text-signal-deep print:min-h-0">
        {title}
        <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
      </summary>
      {children}
    </details>
  );
}

export function LineGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-ink pt-1 not-first:mt-6">
      <legend className="float-left w-full pt-2.5 pb-1 tag text-graphite uppercase">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface SheetTitleProps {
  words: SheetWords;
  /** Of the sheet, such as "Scaffold cost". */
  name: string;
  locale: string;
  isExample: boolean;
}

/** The sheet's name; on paper, with the visitor's numbers, also the day and the address that has them. */
function SheetTitle({ words, name, locale, isExample }: SheetTitleProps) {
  const { date, address } = usePrintedFacts(locale);
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-[1.5px] border-ink px-5 py-3 md:px-6 print:py-1">
      <div>
        <p className="tag text-graphite uppercase">{words.kind}</p>
        <h2 className="mt-1 text-h3 print:mt-0 print:text-h4">{name}</h2>
      </div>
      {date && !isExample && (
        <a href={address} className="hidden text-small text-graphite print:block">
          {fillPattern(words.printed, { date, address: address.replace(/#.*/, "") })}
        </a>
      )}
    </header>
  );
}

/** What to know about the address that the visitor came with: what it lacks, whether it was changed. */
function describeLink<Name extends string>(
  { link }: Pick<Calculator<Name>, "link">,
  words: SheetWords["link"],
  getLabel: (name: Name) => string,
): string[] {
  if (!link) return [];
  const lines = link.missing.map(getLabel).join(", ");
  return [
    ...(lines ? [fillPattern(words.missing, { lines })] : []),
    ...(link.isChanged ? [words.changed] : []),
  ];
}

/** It is printed, too: what is on paper is as doubtful. */
function LinkNotice({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <p
      role="alert"
      className="mb-4 border-l-4 border-signal-deep bg-signal-wash px-3 py-2 text-small"
    >
      {sentences.join(" ")}
    </p>
  );
}

interface RangeLineProps extends Pick<Answer, "label" | "from" | "to"> {
  /** Below the ends: what each of them counts. */
  fromNote: string;
  toNote: string;
}

/** A result as a range: its two ends on a dimension line, at the same size. */
export function RangeLine({ label, from, to, fromNote, toNote }: RangeLineProps) {
  return (
    <div className="break-inside-avoid">
      <p className="tag text-graphite uppercase">{label}</p>
      <dl className="mt-2 grid grid-cols-2 font-head text-h2 tabular-nums">
        <div className="flex flex-col-reverse">
          <dt className="mt-2 border-t-[1.5px] border-l border-ink pt-1.5 pl-2 font-text text-small tracking-[0] text-graphite">
            {fromNote}
          </dt>
          <dd>{from}</dd>
        </div>
        <div className="flex flex-col-reverse text-right">
          <dt className="mt-2 border-t-[1.5px] border-r border-ink pt-1.5 pr-2 font-text text-small tracking-[0] text-graphite">
            {toNote}
          </dt>
          <dd>{to}</dd>
        </div>
      </dl>
    </div>
  );
}

interface CalculatorActionsProps {
  calculator: Pick<Calculator<string>, "canUndo" | "undo" | "isExample" | "startOver">;
  words: SheetWords;
  message: string;
}

/** What to do with a sheet: take a step back, start over, copy, print, or send it to the team. */
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
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <SheetInputs {...{ words, doubts, inputs }} isExample={calculator.isExample} />
        <SheetResults label={words.results} {...{ fault, result }} />
        {folded && (
          <div className="col-span-full border-t border-ink px-5 pb-5 max-lg:[&_:is(input,select,textarea,summary)]:scroll-mb-32 md:px-6 print:py-0">
            {folded}
          </div>
        )}
      </div>
      {result?.below && (
        <div className="border-t border-ink px-5 py-5 break-inside-avoid md:px-6 print:py-2">
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
