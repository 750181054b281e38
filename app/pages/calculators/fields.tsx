import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "../../parts/ui/class-names.ts";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { currencies } from "./calculator-formats.ts";
import type { InputWords } from "./schema.ts";
import type { Calculator } from "./use-calculator.ts";

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
