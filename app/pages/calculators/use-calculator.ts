import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { buildFragment, parseFragment, type Values } from "../../../calculators/fragment.ts";
import { countEvent } from "../../parts/analytics/consented-analytics.ts";
import { getAddress, replaceFragment } from "../../platform/address.ts";
import type { CalculatorId } from "../../routes.ts";

interface History<Name extends string> {
  values: Values<Name>;
  /** Earlier values, the last ones at the end. */
  past: readonly Values<Name>[];
  /** The field of the last change: what is typed into one field is undone at once. */
  field: Name | undefined;
  /** The last values that have an answer; undefined if those that the visitor came with have none. */
  sound: Values<Name> | undefined;
  /** What of the address that the visitor came with was lost, until the example is asked for. */
  link?: { missing: readonly Name[]; isChanged: boolean } | undefined;
}

/** What was typed before the island was live: it is in the fields. */
function readTyped<Name extends string>(
  root: HTMLElement | null,
  example: Values<Name>,
): Partial<Record<string, string>> {
  const fields = root?.querySelectorAll<HTMLInputElement>("[name]") ?? [];
  const typed = [...fields].filter(({ name, value }) => value !== example[name as Name]);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/**
 * A visitor's values for a sheet. They are in the fragment of the address and nowhere else: a reload or a
 * link brings them back, and browsers send a fragment to nobody. Until the visitor changes something, the
 * sheet shows the example and the address has no fragment.
 *
 * @param options `choices` has what the fields that are choices can be; `isSound` says whether values
 *   have an answer
 */
export function useCalculator<Name extends string>(
  calculator: CalculatorId,
  example: Values<Name>,
  {
    choices,
    isSound,
  }: {
    choices: Parameters<typeof parseFragment<Name>>[2];
    isSound: (values: Values<Name>) => boolean;
  },
) {
  const start: History<Name> = { values: example, past: [], field: undefined, sound: example };
  const [history, setHistory] = useState(start);
  const root = useRef<HTMLDivElement>(null);
  const isCounted = useRef(false);
  const keepSound = (values: Values<Name>, before?: Values<Name>) =>
    isSound(values) ? values : before;

  const show = (changed: Omit<History<Name>, "sound">) => {
    const next = { ...changed, sound: keepSound(changed.values, history.sound) };
    setHistory(next);
    replaceFragment(next.values === example ? "" : buildFragment(next.values));
    if (!isCounted.current) countEvent({ name: "calculator_used", props: { calculator } });
    isCounted.current = true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the example never changes
  useLayoutEffect(() => {
    const followAddress = () => {
      const kept = parseFragment(location.hash, example, choices);
      if (kept) {
        const sound = keepSound(kept.values);
        setHistory({ ...start, values: kept.values, sound, link: kept });
      }
      return kept;
    };
    const kept = followAddress();
    const typed = readTyped(root.current, example);
    if (Object.keys(typed).length > 0) {
      show({ ...start, values: { ...example, ...kept?.values, ...typed }, link: kept });
    }
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, []);

  const { values, link, sound } = history;

  return {
    /** The element that the fields are in. */
    root,
    values,
    isExample: values === example,
    /** The values that the sheet answers: the visitor's, or the last ones without a fault. */
    sound,
    link,
    /** Whether fields are as in the example. */
    isDefault: (names: readonly Name[]) => names.every((name) => values[name] === example[name]),
    ...buildActions(history, example, show),
  };
}

/** What a visitor can do with the values of a sheet. */
function buildActions<Name extends string>(
  { values, past, field: lastField, link }: History<Name>,
  example: Values<Name>,
  show: (changed: Omit<History<Name>, "sound">) => void,
) {
  return {
    changeValues(changes: Partial<Values<Name>>): void {
      const [field, ...others] = Object.keys(changes) as Name[];
      const isSameField = field === lastField && others.length === 0 && past.length > 0;
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
      if (before) show({ values: before, past: past.slice(0, -1), field: undefined, link });
    },
    /** Goes back to the example; can be undone. */
    startOver(): void {
      if (values !== example) show({ values: example, past: [...past, values], field: undefined });
    },
  };
}

export type Calculator<Name extends string> = ReturnType<typeof useCalculator<Name>>;

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
