import { fillPattern } from "content-model/fill-pattern";
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { buildFragment, parseFragment, type Values } from "../../../calculators/fragment.ts";
import type { Faults, FieldFault } from "../../../calculators/numbers.ts";
import { countEvent } from "../../parts/analytics/consented-analytics.ts";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import {
  formatMoney,
  formatNumber,
  type NounForms,
  pickNoun,
} from "../../parts/figures/format-number.ts";
import { copyAddress } from "../../parts/toasts/toast-store.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { getAddress, replaceFragment } from "../../platform/address.ts";
import { type CalculatorId, getContactPathWith, paths } from "../../routes.ts";
import type { InputWords, ResultWords } from "./schema.ts";

/** A field of a sheet: a number, unless `type` or `options` say otherwise. */
export interface SheetField {
  /** In the address, and of the control. */
  name: string;
  words: InputWords;
  unit?: string;
  /** How formulas print it: as an amount, with its unit, or as the number alone. */
  print?: "money" | "measure" | undefined;
  type?: "text" | "date" | "area" | "ticks" | undefined;
  /** One of several choices, each with its label; of `ticks`, any number of them. */
  options?: readonly (readonly [value: string, label: string])[];
  change?: (value: string) => Partial<Values>;
  /** What to say of a fault, in place of what all sheets say. */
  problem?: string;
  below?: ReactNode;
  isHidden?: boolean;
}

/** Fields under a title; folded, if most visitors leave them as they are. */
export interface SheetGroup {
  title: string;
  fields: readonly SheetField[];
  isFolded?: boolean;
}

export interface SheetProps<Words> {
  words: Words;
  sheet: SheetWords;
  locale: string;
}

/** The choices of a field of `ticks`: its value has them all. */
export const splitTicks = (value: string) => value.split("|").filter(Boolean);

interface History<V extends Values> {
  values: V;
  /** Earlier values, the last ones at the end. */
  past: readonly V[];
  /** The field of the last change: what is typed into one field is undone at once. */
  field?: string | undefined;
  /** The last values that have an answer; undefined if those that the visitor came with have none. */
  sound?: V | undefined;
  /** What of the address that the visitor came with was lost, until the example is asked for. */
  link?: ReturnType<typeof parseFragment<V>>;
}

/**
 * A visitor's values for a sheet. They are in the fragment of the address and nowhere else: a reload or a
 * link brings them back, and browsers send a fragment to nobody. Until the visitor changes something, the
 * sheet shows the example and the address has no fragment.
 *
 * @param solve what follows from the values, or what is wrong with which field
 */
export function useCalculator<V extends Values, Solved>(
  calculator: CalculatorId,
  example: V,
  listGroups: (values: V) => readonly SheetGroup[],
  solve: (values: V) => { faults: Faults; solved?: Solved },
) {
  const start: History<V> = { values: example, past: [], sound: example };
  const [history, setHistory] = useState(start);
  const root = useRef<HTMLDivElement>(null);
  const isCounted = useRef(false);
  const { values, past, link, sound } = history;
  const keepSound = (values: V, before?: V) => (solve(values).solved ? values : before);

  const show = (changed: History<V>) => {
    setHistory({ ...changed, sound: keepSound(changed.values, sound) });
    replaceFragment(changed.values === example ? "" : buildFragment(changed.values));
    if (!isCounted.current) countEvent({ name: "calculator_used", props: { calculator } });
    isCounted.current = true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the example never changes
  useLayoutEffect(() => {
    const all = listGroups(example).flatMap(({ fields }) => fields);
    const choices = all
      .filter(({ type }) => type !== "ticks")
      .map(({ name, options }) => [name, options?.map(([value]) => value)]);
    const followAddress = () => {
      const kept = parseFragment(location.hash, example, Object.fromEntries(choices));
      if (kept) {
        setHistory({ ...start, values: kept.values, sound: keepSound(kept.values), link: kept });
      }
      return kept;
    };
    const kept = followAddress();
    // What was typed before the island was live is in the fields.
    const fields = root.current?.querySelectorAll<HTMLInputElement>("[name]") ?? [];
    const typed = [...fields].filter(({ name, value }) => value !== example[name]);
    if (typed.length > 0) {
      const own = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
      const followed = all.map(({ name, change }) => own[name] && change?.(own[name]));
      const values = Object.assign({}, example, kept?.values, ...followed, own);
      show({ values, past: [], link: kept });
    }
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, []);

  const { solved } = sound ? solve(sound) : {};
  return {
    root,
    values,
    example,
    groups: listGroups(values),
    faults: solve(values).faults,
    isExample: values === example,
    /** Of the visitor's values, or of the last ones without a fault. */
    answered: sound && solved && { values: sound, solved, groups: listGroups(sound) },
    link,
    changeValues(changes: Partial<V>): void {
      const [field, ...others] = Object.keys(changes);
      const isSameField = field === history.field && others.length === 0 && past.length > 0;
      show({
        values: { ...values, ...changes },
        past: isSameField ? past : [...past, values],
        field,
        link,
      });
    },
    canUndo: past.length > 0,
    undo(): void {
      const before = past.at(-1);
      if (before) show({ values: before, past: past.slice(0, -1), link });
    },
    /** Goes back to the example; can be undone. */
    startOver(): void {
      if (values !== example) show({ values: example, past: [...past, values] });
    },
  };
}

export type Calculator<V extends Values = Values, Solved = unknown> = ReturnType<
  typeof useCalculator<V, Solved>
>;

/** Values without a fault, and what a sheet's `solve` makes of them. */
export type Answered<Solve> = Solve extends (values: infer V extends Values) => {
  solved?: infer Solved;
}
  ? NonNullable<Calculator<V, Solved>["answered"]>
  : never;

export interface Ledger {
  lines: Readonly<Record<string, ResultWords>>;
  /** Those that sum up the lines before them. */
  sums: readonly string[];
  /** The last one is below both columns. Each with the heads of its lines and of their amounts, and what each line comes to, printed. */
  tables: readonly {
    caption: string;
    columns: readonly string[];
    amounts: Readonly<Record<string, readonly string[]>>;
  }[];
  /** What the letters of fields stand for, printed: for each column, or one for all. */
  terms: Readonly<Record<string, readonly string[]>>;
  /** In numbers, where the letters of a formula do not say everything. */
  worked?: Readonly<Record<string, string>>;
}

/** What the letters of a sheet's fields stand for, as its formulas print it. */
export function printTerms(
  groups: readonly SheetGroup[],
  read: Readonly<Record<string, number | string>>,
  { number, rate }: CalculatorFormats,
): Ledger["terms"] {
  const print = ({ name, unit = "", print }: SheetField) => {
    const value = read[name] ?? "";
    if (typeof value === "string") return value;
    if (print === "money") return rate(value * 100);
    return print === "measure" ? joinUnit(number(value), unit) : number(value);
  };
  const fields = groups.flatMap(({ fields }) => fields).filter(({ name }) => name in read);
  return Object.fromEntries(fields.map((field) => [field.words.letter, [print(field)]]));
}

/** A formula with its letters replaced, one for each column that differs; letters of words stay. */
function workOut(name: string, { lines, tables, terms, worked }: Ledger): string[] {
  const formula = lines[name]?.formula ?? "";
  if (worked?.[name]) return [worked[name]];
  const amounts: Ledger["terms"] = Object.assign({}, ...tables.map((each) => each.amounts));
  const results = Object.entries(lines).map(([each, { letter }]) => [letter, amounts[each]]);
  const meant: Ledger["terms"] = { ...terms, ...Object.fromEntries(results) };
  const written = (amounts[name] ?? []).map((_, column) =>
    formula.replaceAll(/(?<![\p{L}’])\p{L}(?![\p{L}’])/gu, (letter) => {
      const values = meant[letter];
      return values?.[column] ?? values?.[0] ?? letter;
    }),
  );
  return [...new Set(written)].filter((each) => each !== formula);
}

/** Caption and heads of a table, the first one those of its rows. */
function TableHead(props: { caption: string; columns: readonly string[]; look: string }) {
  return (
    <>
      <caption className="pb-2 text-left tag text-graphite uppercase">{props.caption}</caption>
      <thead>
        <tr className="tag text-graphite *:border-b *:border-hairline *:py-2 *:align-bottom *:font-medium">
          {props.columns.map((name, index) => (
            <th key={name} scope="col" className={index === 0 ? "text-left" : props.look}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/**
 * Results line by line, each with its letter; below it, its formula and the formula with numbers. Tables
 * below each other have the same columns, and one scrolls sideways where its numbers need more than the page
 * has (WCAG 1.4.10).
 */
function ResultTable({ ledger, table }: { ledger: Ledger; table: Ledger["tables"][number] }) {
  const { columns, amounts } = table;
  return (
    <div className="scroll-sideways not-first:mt-6">
      <table className="w-full border-t border-ink tabular-nums print:text-small">
        <TableHead
          {...table}
          look="w-25 pl-3 text-right text-balance sm:w-36 sm:whitespace-nowrap"
        />
        <tbody className="align-baseline">
          {Object.entries(amounts).map(([name, printed]) => {
            const { letter, label, formula } = ledger.lines[name] ?? {};
            const isSum = ledger.sums.includes(name);
            return (
              <Fragment key={name}>
                <tr className="break-after-avoid *:pt-2.5 print:*:pt-0.5">
                  <th scope="row" className="text-left font-normal">
                    <span className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-baseline">
                      <span aria-hidden="true" className="tag text-signal-deep">
                        {letter}
                      </span>
                      <span
                        className={classNames(
                          "text-detail leading-tight print:text-small",
                          isSum ? "font-semibold" : "font-medium",
                        )}
                      >
                        {label}
                      </span>
                    </span>
                  </th>
                  {printed.map((amount, index) => (
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
                  <td
                    colSpan={columns.length}
                    className="pt-1 pl-5 font-mono text-label text-graphite"
                  >
                    {letter} = {formula}
                    {workOut(name, ledger).map((numbers) => (
                      <span key={numbers} className="block print:inline">
                        {` = ${numbers}`}
                      </span>
                    ))}
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Amounts that are added up: each row begins with what it is called, the last one sums them up. */
export function SumTable(props: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className="scroll-sideways mt-6 print:mt-2">
      <table className="w-full border-t border-ink text-small tabular-nums print:text-label">
        <TableHead {...props} look="pl-3 text-right" />
        <tbody>
          {props.rows.map(([head, ...cells], index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a name can be there twice
              key={index}
              className="*:border-b *:border-hairline *:py-1.5 last:font-semibold print:*:py-0.5"
            >
              <th scope="row" className="text-left [font-weight:inherit]">
                <bdi>{head}</bdi>
              </th>
              {cells.map((cell, column) => (
                <td key={props.columns[column + 1]} className="pl-3 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What amounts can be in: symbols, as they are printed. */
const currencies = ["$", "€", "£", "C$", "A$", "S$"];

export const getCurrency = ({ currency }: SheetWords): SheetField => ({
  name: "currency",
  words: { label: currency },
  options: currencies.map((sign) => [sign, sign]),
});

/**
 * A number as it was typed, with the unit that its field names beside it, as a sentence has them:
 * "$0.09 per m³ per day", "10%", "× 1.5", "35 days". The unit stays on the number's line.
 */
export function joinUnit(typed: string, unit: string) {
  if (unit === "" || unit === "%") return typed + unit;
  if (unit === "×") return `×\u00a0${typed}`;
  const sign = currencies.find((each) => unit.startsWith(each)) ?? "";
  return `${sign}${typed}\u00a0${unit.slice(sign.length).trimStart()}`;
}

/** How a sheet prints numbers, and amounts in a visitor's currency. Amounts are in cents. */
export function getCalculatorFormats(locale: string, currency: string) {
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const number = (value: number) => digits.format(value).replace("-", "−");
  return {
    number,
    /** A number and what it counts: "1 day", "35 days". */
    count: (value: number, noun: NounForms) => `${number(value)} ${pickNoun(value, noun, locale)}`,
    /** With its unit, which stays on its line. */
    hours: (value: number) => `${formatNumber(value, locale, 2)}\u00a0h`,
    money: (cents: number) => formatMoney(cents / 100, currency, locale),
    /** Without cents: a headline of six digits has to fit half a phone. */
    wholeMoney: (cents: number) => formatMoney(cents / 100, currency, locale, 0),
    /** Four decimals if it needs them: a day's use of a cubic meter is a few cents. */
    rate(cents: number) {
      const isWhole = Math.abs(cents - Math.round(cents)) < 1e-9;
      return formatMoney(cents / 100, currency, locale, isWhole ? 2 : 4);
    },
  };
}

export type CalculatorFormats = ReturnType<typeof getCalculatorFormats>;

/** Characters of a faulty text that a fault repeats. */
const longest = 24;

export function explainFault(fault: FieldFault, text: string, words: SheetWords["faults"]): string {
  const plain = text.replaceAll(/[\s\p{Cf}]/gu, "");
  const read = text
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .split(/\s*[\t\r\n]\s*/)
    .join(" | ");
  return fillPattern(words[fault], {
    // Isolated: what was typed may be written from right to left.
    text: `\u2068${read.length > longest ? `${read.slice(0, longest)}…` : read}\u2069`,
    whole: plain.replace(/[.,]/, ""),
    decimal: plain.replace(/[.,]/, ".").replace(/0+$/, "").replace(/\.$/, ".0"),
  });
}

const controlStyle = classNames(
  "min-h-11 min-w-0 flex-[1_1_5rem] border border-graphite/60 border-b-[1.5px] border-b-graphite bg-white px-2.5 text-body text-ink caret-signal-deep tabular-nums",
  "aria-invalid:border-signal-deep aria-invalid:bg-signal-wash md:min-h-10 print:min-h-0 print:border-0 print:text-small",
);

/** A line of the sheet: letter, label and note on the left, the control and its unit on the right. */
function FieldLine(props: {
  field: SheetField;
  value: string;
  fault?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { field, value, fault, onChange } = props;
  const { words, unit, type = "number", options } = field;
  const id = useId();
  if (type === "ticks") {
    const ticked = splitTicks(value);
    return (
      <fieldset className="py-2.5">
        <legend className="text-detail font-medium print:text-small">{words.label}</legend>
        <div className="mt-1 grid gap-x-3 sm:grid-cols-2">
          {options?.map(([each, label]) => (
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
            {options.map(([value, label]) => (
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

/**
 * A group of fields. One that most visitors leave as it is opens by the browser's own means, and by itself
 * once a field in it differs from the example or is faulty. From then on, only the visitor closes it.
 */
function Group(props: { calculator: Calculator; group: SheetGroup; words: SheetWords["faults"] }) {
  const { values, example, faults, changeValues } = props.calculator;
  const { title, isFolded } = props.group;
  const fold = useRef<HTMLDetailsElement>(null);
  const fields = props.group.fields.filter(({ isHidden }) => !isHidden);
  const isNeeded = fields.some(({ name }) => values[name] !== example[name] || faults[name]);
  useLayoutEffect(() => {
    if (isNeeded && fold.current) fold.current.open = true;
  }, [isNeeded]);
  const lines = fields.map((field) => {
    const { name, problem, change } = field;
    const { [name]: value = "" } = values;
    const fault = faults[name];
    return (
      <Fragment key={name}>
        <FieldLine
          {...{ field, value }}
          fault={fault && (problem ?? explainFault(fault, value, props.words))}
          onChange={(value) => changeValues({ [name]: value, ...change?.(value) })}
        />
        {field.below}
      </Fragment>
    );
  });
  if (!isFolded) {
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
      className="mt-6 border-t border-ink print:mt-1"
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 tag text-graphite uppercase transition-colors hover:text-signal-deep print:min-h-0">
        {title}
        <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
      </summary>
      {lines}
    </details>
  );
}

/** What a sheet answers: a range or, without `to`, one number; what each counts, and the sentence that has them. */
type Answer = Record<"label" | "from" | "summary", string> &
  Partial<Record<"to" | "fromNote" | "toNote", string>>;

/** An answer: one number, or the two ends of a range on a dimension line, at the same size. */
export function AnswerLine({ label, from, to, fromNote, toNote }: Answer) {
  const note =
    "mt-2 border-t-[1.5px] border-ink pt-1.5 font-text text-small tracking-[0] text-graphite";
  return (
    <div className="break-inside-avoid">
      <p className="tag text-graphite uppercase">{label}</p>
      <dl className="mt-2 grid auto-cols-fr grid-flow-col font-head text-h2 tabular-nums">
        <div className="flex flex-col-reverse">
          <dt className={classNames(note, "border-l pl-2")}>{fromNote}</dt>
          <dd>{from}</dd>
        </div>
        {to !== undefined && (
          <div className="flex flex-col-reverse text-right">
            <dt className={classNames(note, "border-r pr-2")}>{toNote}</dt>
            <dd>{to}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/**
 * A calculator: title bar, fields on the left, results on the right, and what to do with it. The
 * answer stays in sight while fields are changed: beside them, or at the foot of the window. As
 * long as a line is faulty, the last results stay, dimmed, below a sentence that names the line.
 */
export function CalculatorSheet(props: {
  calculator: Calculator;
  words: { name: string; results: { note: string } };
  sheet: SheetWords;
  locale: string;
  /** Of the visitor's values, or of the last ones that had an answer; undefined if none had one. */
  result?:
    | (Partial<Record<"headline" | "drawn" | "below", ReactNode>> & {
        answer: Answer;
        ledger?: Ledger;
      })
    | undefined;
}) {
  const { calculator, words, sheet, result } = props;
  const { groups, values, faults, isExample, link } = calculator;
  const fields = groups.flatMap((group) => group.fields);
  const listLabels = (isMeant: (name: string) => unknown) =>
    fields.flatMap(({ name, words }) => (isMeant(name) ? [words.label] : [])).join(", ");
  const missing = listLabels((name) => link?.missing.includes(name));
  // On paper, too: what is there is as doubtful.
  const doubts = [
    ...(missing ? [fillPattern(sheet.link.missing, { lines: missing })] : []),
    ...(link?.isCut ? [sheet.link.changed] : []),
  ];
  const faulty = listLabels((name) => faults[name]);
  const fault = faulty && fillPattern(result ? sheet.stale : sheet.unanswered, { lines: faulty });
  const said = fault || (result?.answer.summary ?? "");
  const message = [
    fillPattern(sheet.message, { name: words.name }),
    ...doubts,
    ...fields.flatMap((field) => describeField(field, values[field.name] ?? "")),
    said,
  ];
  const { actions } = sheet;
  const buttons = [
    { label: actions.undo, act: calculator.undo, isOff: !calculator.canUndo },
    { label: actions.startOver, act: calculator.startOver, isOff: isExample },
    { label: actions.copyLink, act: () => copyAddress(getAddress().href, actions) },
    { label: actions.print, act: () => print() },
  ];
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
        {!isExample && (
          <a href={getAddress().href} className="hidden text-small text-graphite print:block">
            {fillPattern(sheet.printed, {
              date: new Date().toLocaleDateString(props.locale, { dateStyle: "long" }),
              address: getAddress().href.replace(/#.*/, ""),
            })}
          </a>
        )}
      </header>
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <section
          aria-label={sheet.inputs}
          // The bar with the answer covers no field that has the focus (WCAG 2.4.11).
          className="px-5 py-5 md:px-6 lg:border-r lg:border-hairline max-lg:[&_:is(input,select,textarea,summary)]:scroll-mb-32 print:py-1"
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
          {groups.map((group) => (
            <Group key={group.title} {...{ calculator, group }} words={sheet.faults} />
          ))}
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
      </div>
      {result && (
        <div className="border-t border-ink px-5 py-5 break-inside-avoid md:px-6 print:py-2">
          {dim(
            <>
              {result.below}
              {tables.at(-1)}
              <p className="mt-3 text-small text-graphite">{words.results.note}</p>
            </>,
          )}
        </div>
      )}
      {result && (
        <div
          // The answer itself is in the results.
          aria-hidden="true"
          className="no-print sticky bottom-(--consent-cover,0px) [@media(max-height:24rem)]:static z-1 border-t-[1.5px] border-ink bg-petrol-wash px-5 py-2.5 text-small lg:hidden"
        >
          {faultLine}
          {dim(
            <p data-answer-line className="flex flex-wrap justify-between gap-x-4">
              {result.answer.label}
              <span className="font-semibold tabular-nums">
                {result.answer.to === undefined
                  ? result.answer.from
                  : fillPattern(sheet.range, { ...result.answer, to: result.answer.to })}
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

/** A field as a plain line, for the message to the team. */
function describeField(field: SheetField, value: string): string[] {
  const { words, options, unit = "", type, isHidden } = field;
  if (isHidden || value === "") return [];
  const chosen = type === "ticks" ? splitTicks(value) : [value];
  const labels = new Map(options);
  const said = chosen.map((each) => labels.get(each) ?? each).join(", ");
  return [`${words.label}: ${options ? said : joinUnit(value, unit)}`];
}
