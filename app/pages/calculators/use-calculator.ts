import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { buildFragment, parseFragment, type Values } from "../../../calculators/fragment.ts";
import type { FieldFault } from "../../../calculators/numbers.ts";
import { countEvent } from "../../parts/analytics/consented-analytics.ts";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import { getAddress, replaceFragment } from "../../platform/address.ts";
import type { CalculatorId } from "../../routes.ts";
import type { InputWords } from "./schema.ts";

/** A field of a sheet: a number, unless `type` or `options` say otherwise. */
export interface SheetField<Name extends string> {
  /** In the address, and of the control. */
  name: Name;
  words: InputWords;
  unit?: string;
  /** How formulas print it: as an amount, with its unit, or as the number alone. */
  print?: "money" | "measure";
  type?: "text" | "date" | "area" | "ticks";
  /** One of several choices; of `ticks`, any number of them. */
  options?: readonly { value: string; label: string }[];
  /** What else changes with it. */
  change?: (value: string) => Partial<Values<Name>>;
  /** What to say of a fault, in place of what all sheets say. */
  problem?: string;
  below?: ReactNode;
  isHidden?: boolean;
}

/** Fields under a title. Those that most visitors leave as they are: folded, or folded below both columns. */
export interface SheetGroup<Name extends string> {
  title: string;
  fields: readonly SheetField<Name>[];
  place?: "folded" | "below";
  isOffPaper?: boolean;
}

/** What a sheet is given by its page. */
export interface SheetProps<Words, Name extends string> {
  words: Words;
  sheet: SheetWords;
  locale: string;
  example: Values<Name>;
}

/** The choices of a field of `ticks`: its value has them all. */
export const splitTicks = (value: string) => value.split("|").filter(Boolean);

type Faults<Name extends string> = Partial<Record<Name, FieldFault>>;

interface History<Name extends string> {
  values: Values<Name>;
  /** Earlier values, the last ones at the end. */
  past: readonly Values<Name>[];
  /** The field of the last change: what is typed into one field is undone at once. */
  field?: Name;
  /** The last values that have an answer; undefined if those that the visitor came with have none. */
  sound?: Values<Name>;
  /** What of the address that the visitor came with was lost, until the example is asked for. */
  link?: { missing: readonly Name[]; isChanged: boolean } | undefined;
}

/** What was typed before the island was live: it is in the fields. */
function readTyped<Name extends string>(root: HTMLElement | null, example: Values<Name>) {
  const fields = root?.querySelectorAll<HTMLInputElement>("[name]") ?? [];
  const typed = [...fields].filter(({ name, value }) => value !== example[name as Name]);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/**
 * A visitor's values for a sheet. They are in the fragment of the address and nowhere else: a reload or a
 * link brings them back, and browsers send a fragment to nobody. Until the visitor changes something, the
 * sheet shows the example and the address has no fragment.
 *
 * @param solve what follows from the values, or what is wrong with which field
 */
export function useCalculator<Name extends string, Solved>(
  calculator: CalculatorId,
  example: Values<Name>,
  listGroups: (values: Values<Name>) => readonly SheetGroup<Name>[],
  solve: (values: Values<Name>) => { faults: Faults<Name>; solved?: Solved },
) {
  const start: History<Name> = { values: example, past: [], sound: example };
  const [history, setHistory] = useState(start);
  const root = useRef<HTMLDivElement>(null);
  const isCounted = useRef(false);
  const { values, past, link, sound } = history;
  const keepSound = (values: Values<Name>, before?: Values<Name>) =>
    solve(values).solved ? values : before;

  const show = (changed: History<Name>) => {
    setHistory({ ...changed, sound: keepSound(changed.values, sound) });
    replaceFragment(changed.values === example ? "" : buildFragment(changed.values));
    if (!isCounted.current) countEvent({ name: "calculator_used", props: { calculator } });
    isCounted.current = true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the example never changes
  useLayoutEffect(() => {
    const choices: Partial<Record<Name, readonly string[]>> = {};
    for (const { name, options, type } of listGroups(example).flatMap(({ fields }) => fields)) {
      if (options && type !== "ticks") choices[name] = options.map(({ value }) => value);
    }
    const followAddress = () => {
      const kept = parseFragment(location.hash, example, choices);
      if (kept) {
        setHistory({ ...start, values: kept.values, sound: keepSound(kept.values), link: kept });
      }
      return kept;
    };
    const kept = followAddress();
    const typed = readTyped(root.current, example);
    if (Object.keys(typed).length > 0) {
      show({ values: { ...example, ...kept?.values, ...typed }, past: [], link: kept });
    }
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, []);

  const answer = (values: Values<Name>) => {
    const { solved } = solve(values);
    return solved && { values, solved, groups: listGroups(values) };
  };
  return {
    /** The element that the fields are in. */
    root,
    values,
    example,
    groups: listGroups(values),
    faults: solve(values).faults,
    isExample: values === example,
    /** Of the visitor's values, or of the last ones without a fault. */
    answered: sound && answer(sound),
    link,
    changeValues(changes: Partial<Values<Name>>): void {
      const [field, ...others] = Object.keys(changes) as Name[];
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

export type Calculator<Name extends string, Solved = unknown> = ReturnType<
  typeof useCalculator<Name, Solved>
>;

/** What is printed with a sheet: today by the visitor's calendar, and the address. Empty until it is live. */
export function usePrintedFacts(locale: string): { date: string; address: string } {
  const [facts, setFacts] = useState({ date: "", address: "" });
  useEffect(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
    const update = () => {
      setFacts({ date: format.format(new Date()), address: getAddress().href });
    };
    update();
    addEventListener("beforeprint", update);
    return () => removeEventListener("beforeprint", update);
  }, [locale]);
  return facts;
}
