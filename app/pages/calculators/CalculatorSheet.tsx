import { fillPattern } from "content-model/fill-pattern";
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import { copyAddress } from "../../parts/toasts/toast-store.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { getAddress } from "../../platform/address.ts";
import { getContactPathWith, paths } from "../../routes.ts";
import { type Ledger, ResultTable } from "./ResultTable.tsx";
import { explainFault, joinUnit } from "./read-numbers.ts";
import {
  type Calculator,
  type SheetField,
  type SheetGroup,
  splitTicks,
  usePrintedFacts,
} from "./use-calculator.ts";

const controlStyle = classNames(
  "min-h-11 min-w-0 flex-[1_1_5rem] border border-graphite/60 border-b-[1.5px] border-b-graphite bg-white px-2.5 text-body text-ink caret-signal-deep tabular-nums",
  "aria-invalid:border-signal-deep aria-invalid:bg-signal-wash md:min-h-10 print:min-h-0 print:border-0 print:text-small",
);

interface FieldLineProps<Name extends string> {
  field: SheetField<Name>;
  value: string;
  /** What is wrong with the value, if anything. */
  fault?: string | undefined;
  onChange: (value: string) => void;
}

/** A line of the sheet: letter, label and note on the left, the control and its unit on the right. */
export function FieldLine<Name extends string>({
  field,
  value,
  fault,
  onChange,
}: FieldLineProps<Name>) {
  const { words, unit, type = "number", options } = field;
  const id = useId();
  const ticked = splitTicks(value);
  if (type === "ticks") {
    return (
      <fieldset className="py-2.5">
        <legend className="text-detail font-medium print:text-small">{words.label}</legend>
        <div className="mt-1 grid gap-x-3 sm:grid-cols-2">
          {options?.map(({ value: each, label }) => (
            <label key={each} className="flex min-h-11 items-center gap-2.5 text-small md:min-h-8">
              <input
                type="checkbox"
                checked={ticked.includes(each)}
                onChange={({ target }) => {
                  const others = ticked.filter((other) => other !== each);
                  onChange([...others, ...(target.checked ? [each] : [])].join("|"));
                }}
                className="tick-box"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  const control = {
    id,
    name: field.name,
    value,
    autoComplete: "off",
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": words.note ? `${id}-fault ${id}-note` : `${id}-fault`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    className: classNames(
      controlStyle,
      type === "area" && "resize-y overflow-x-auto py-2 font-mono text-small print:hidden",
      type === "date" && "focus-within:[outline:3px_solid]",
      !options && (type === "number" || type === "text") && "text-right",
    ),
  };
  const isWide = options || type === "date" || type === "area";
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
        {options && (
          <select {...control}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
        {type === "area" && (
          <textarea {...control} dir="auto" rows={8} wrap="off" spellCheck={false} />
        )}
        {!options && type !== "area" && (
          <input
            {...control}
            type={type === "date" ? "date" : "text"}
            inputMode={type === "number" ? "decimal" : undefined}
          />
        )}
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

interface GroupProps<Name extends string> {
  calculator: Calculator<Name>;
  group: SheetGroup<Name>;
  faults: SheetWords["faults"];
}

/**
 * A group of fields. One that most visitors leave as it is opens by the browser's own means, and by itself
 * once a field in it differs from the example or is faulty. From then on, only the visitor closes it.
 */
function Group<Name extends string>({ calculator, group, faults }: GroupProps<Name>) {
  const { title, place, isOffPaper } = group;
  const { values } = calculator;
  const fold = useRef<HTMLDetailsElement>(null);
  const fields = group.fields.filter(({ isHidden }) => !isHidden);
  const isNeeded = fields.some(
    ({ name }) => values[name] !== calculator.example[name] || calculator.faults[name],
  );
  useLayoutEffect(() => {
    if (isNeeded && fold.current) fold.current.open = true;
  }, [isNeeded]);
  const lines = fields.map((field) => {
    const { name, problem, change } = field;
    const fault = calculator.faults[name];
    return (
      <Fragment key={name}>
        <FieldLine
          {...{ field }}
          value={values[name]}
          fault={fault && (problem ?? explainFault(fault, values[name], faults))}
          onChange={(value) =>
            calculator.changeValues({ [name]: value, ...change?.(value) } as typeof values)
          }
        />
        {field.below}
      </Fragment>
    );
  });
  if (!place) {
    return (
      <fieldset className="min-w-0 border-t border-ink pt-1 not-first:mt-6">
        <legend className="float-left w-full pt-2.5 pb-1 tag text-graphite uppercase">
          {title}
        </legend>
        <div className="clear-both">{lines}</div>
      </fieldset>
    );
  }
  return (
    <details
      ref={fold}
      // Whoever opened it while the island slept finds it open.
      suppressHydrationWarning
      className={classNames("mt-6 border-t border-ink print:mt-1", isOffPaper && "print:hidden")}
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 tag text-graphite uppercase transition-colors hover:text-signal-deep print:min-h-0">
        {title}
        <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
      </summary>
      <div
        className={classNames(
          place === "below" &&
            fields.length > 1 &&
            "gap-12 lg:columns-2 print:columns-3 print:gap-4",
        )}
      >
        {lines}
      </div>
    </details>
  );
}

/** What a sheet answers: a number, or a range of two, and the sentence that has them. */
export interface Answer {
  label: string;
  from: string;
  to?: string;
  /** Below the ends: what each of them counts. */
  fromNote?: string;
  toNote?: string;
  summary: string;
}

/** An answer: a number, or the two ends of a range on a dimension line, at the same size. */
export function AnswerLine({ label, from, to, fromNote, toNote }: Answer) {
  const note =
    "mt-2 border-t-[1.5px] border-ink pt-1.5 font-text text-small tracking-[0] text-graphite";
  return (
    <div className="break-inside-avoid">
      <p className="tag text-graphite uppercase">{label}</p>
      <dl className={classNames("mt-2 grid font-head text-h2 tabular-nums", to && "grid-cols-2")}>
        <div className="flex flex-col-reverse">
          <dt className={classNames(note, "border-l pl-2")}>{fromNote}</dt>
          <dd>{from}</dd>
        </div>
        {to && (
          <div className="flex flex-col-reverse text-right">
            <dt className={classNames(note, "border-r pr-2")}>{toNote}</dt>
            <dd>{to}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface CalculatorSheetProps<Name extends string> {
  calculator: Calculator<Name>;
  words: { name: string };
  sheet: SheetWords;
  locale: string;
  /** Of the visitor's values, or of the last ones that had an answer; undefined if none had one. */
  result:
    | {
        answer: Answer;
        headline?: ReactNode;
        drawn?: ReactNode;
        ledger?: Ledger;
        below?: ReactNode;
      }
    | undefined;
}

/**
 * A calculator: title bar, fields on the left, results on the right, and what to do with it. The
 * answer stays in sight while fields are changed: beside them, or at the foot of the window. As
 * long as a line is faulty, the last results stay, dimmed, below a sentence that names the line.
 */
export function CalculatorSheet<Name extends string>(props: CalculatorSheetProps<Name>) {
  const { calculator, words, sheet, locale, result } = props;
  const { groups, values, faults, isExample, link } = calculator;
  const printed = usePrintedFacts(locale);
  const fields = groups.flatMap((group) => group.fields);
  const listLabels = (isMeant: (name: Name) => unknown) =>
    fields.flatMap(({ name, words }) => (isMeant(name) ? [words.label] : [])).join(", ");
  const missing = listLabels((name) => link?.missing.includes(name));
  // On paper, too: what is there is as doubtful.
  const doubts = [
    ...(missing ? [fillPattern(sheet.link.missing, { lines: missing })] : []),
    ...(link?.isChanged ? [sheet.link.changed] : []),
  ];
  const faulty = listLabels((name) => faults[name]);
  const fault = faulty && fillPattern(result ? sheet.stale : sheet.unanswered, { lines: faulty });
  const said = fault || (result?.answer.summary ?? "");
  const message = [
    fillPattern(sheet.message, { name: words.name }),
    ...doubts,
    ...fields.flatMap((field) => describeField(field, values[field.name])),
    said,
  ];
  const { actions } = sheet;
  const buttons = [
    { label: actions.undo, act: calculator.undo, isOff: !calculator.canUndo },
    { label: actions.startOver, act: calculator.startOver, isOff: isExample },
    { label: actions.copyLink, act: () => copyAddress(getAddress().href, actions) },
    { label: actions.print, act: () => print() },
  ];
  const drawGroups = (isBelow: boolean) =>
    groups
      .filter(({ place }) => (place === "below") === isBelow)
      .map((group) => <Group key={group.title} {...{ calculator, group }} faults={sheet.faults} />);
  const below = drawGroups(true);
  const ledger = result?.ledger;
  const tables =
    ledger?.tables.map((table) => <ResultTable key={table.caption} {...{ ledger, table }} />) ?? [];
  const dim = (children: ReactNode) => (
    <div
      data-stale={fault ? true : undefined}
      className="data-stale:opacity-75 data-stale:grayscale"
    >
      {children}
    </div>
  );
  // Screen readers hear it as a status.
  const faultLine = fault && <p className={classNames(noticeStyle, "mb-3 font-medium")}>{fault}</p>;
  return (
    <div
      ref={calculator.root}
      data-sheet
      data-calculation
      data-yours={!isExample || undefined}
      className="border-[1.5px] border-ink bg-sheet shadow-panel max-md:-mx-gutter max-md:border-x-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-[1.5px] border-ink px-5 py-3 md:px-6 print:py-1">
        <div>
          <p className="tag text-graphite uppercase">{sheet.kind}</p>
          <h2 className="mt-1 text-h3 print:mt-0 print:text-h4">{words.name}</h2>
        </div>
        {/* On paper, with the visitor's numbers: the day, and the address that has them. */}
        {printed.date && !isExample && (
          <a href={printed.address} className="hidden text-small text-graphite print:block">
            {fillPattern(sheet.printed, {
              ...printed,
              address: printed.address.replace(/#.*/, ""),
            })}
          </a>
        )}
      </header>
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <section
          aria-label={sheet.inputs}
          className={classNames(
            clearOfBar,
            "px-5 py-5 md:px-6 lg:border-r lg:border-hairline print:py-1",
          )}
        >
          {isExample && (
            <p className="mb-4 border-l-2 border-signal pl-3 text-small text-graphite">
              {sheet.example}
            </p>
          )}
          <p className="mb-4 hidden border-l-2 border-signal pl-3 text-small noscript:block print:hidden">
            {sheet.noScripts}
          </p>
          {doubts.length > 0 && (
            <p role="alert" className={classNames(noticeStyle, "mb-4")}>
              {doubts.join(" ")}
            </p>
          )}
          {drawGroups(false)}
        </section>
        <section
          aria-label={sheet.results}
          className="min-w-0 border-ink px-5 pb-5 max-lg:border-t md:px-6 print:py-1"
        >
          <div className="bg-sheet pt-5 lg:sticky lg:top-(--header-height) lg:z-1 print:static print:pt-0">
            {faultLine}
            {dim(
              <div data-answer-line>
                {result && (result.headline ?? <AnswerLine {...result.answer} />)}
              </div>,
            )}
          </div>
          {dim(
            <>
              {result?.drawn}
              {tables.slice(0, -1)}
            </>,
          )}
        </section>
        {below.length > 0 && (
          <div
            className={classNames(
              clearOfBar,
              "col-span-full border-t border-ink px-5 pb-5 md:px-6 print:py-0",
            )}
          >
            {below}
          </div>
        )}
      </div>
      {(ledger || result?.below) && (
        <div className="border-t border-ink px-5 py-5 break-inside-avoid md:px-6 print:py-2">
          {dim(
            <>
              {result?.below}
              {tables.at(-1)}
              {ledger && <p className="mt-3 text-small text-graphite">{ledger.note}</p>}
            </>,
          )}
        </div>
      )}
      {result && (
        <div
          // The answer itself is in the results.
          aria-hidden="true"
          className={classNames(
            "no-print sticky bottom-(--consent-cover,0px) z-1 border-t-[1.5px] border-ink bg-petrol-wash px-5 py-2.5 text-small",
            // Where fields are below both columns, the answer isn't beside them.
            below.length === 0 && "lg:hidden",
          )}
        >
          {faultLine}
          {dim(
            <p data-answer-line className="flex flex-wrap justify-between gap-x-4">
              {result.answer.label}
              <span className="font-semibold tabular-nums">
                {result.answer.to
                  ? fillPattern(sheet.range, { from: result.answer.from, to: result.answer.to })
                  : result.answer.from}
              </span>
            </p>,
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {isExample ? "" : said}
      </p>
      <footer className="no-print border-t-[1.5px] border-ink px-5 py-4 md:px-6 noscript:hidden">
        <div className="flex flex-wrap items-center gap-2">
          {buttons.map(({ label, act, isOff }) => (
            <Button key={label} tone="line" size="sm" aria-disabled={isOff} onClick={act}>
              {label}
            </Button>
          ))}
          <ButtonLink
            tone="ink"
            size="sm"
            href={isExample ? paths.contact : getContactPathWith(message.join("\n"))}
            label={actions.take}
            arrow
          />
        </div>
        <p className="mt-3 text-small text-graphite">
          {actions.privacy} {actions.takeNote}
        </p>
      </footer>
    </div>
  );
}

/** What is wrong, and what to do about it. */
export const noticeStyle = "border-l-4 border-signal-deep bg-signal-wash px-3 py-2 text-small";

/** The bar with the answer covers no field that has the focus (WCAG 2.4.11). */
const clearOfBar = "max-lg:[&_:is(input,select,textarea,summary)]:scroll-mb-32";

/** A field as a plain line, for the message to the team. */
function describeField<Name extends string>(field: SheetField<Name>, value: string): string[] {
  const { words, options, unit = "", type, isHidden } = field;
  if (isHidden || value === "") return [];
  const chosen = type === "ticks" ? splitTicks(value) : [value];
  const texts = chosen.map(
    (each) => options?.find((option) => option.value === each)?.label ?? each,
  );
  return [`${words.label}: ${options ? texts.join(", ") : joinUnit(value, unit)}`];
}
