import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { countEvent } from "../../parts/analytics/consented-analytics.ts";
import { getAddress, pushSearch, replaceSearch } from "../../platform/address.ts";
import { nextFrame } from "../../platform/dom.ts";
import type { ShiftStep, ShiftWords } from "./schema.ts";
import {
  buildShiftSearch,
  countOpen,
  followShift,
  openingState,
  parseShift,
  resultStep,
  type Shift,
  type ShiftState,
} from "./shift.ts";

/**
 * The state of "Settle one shift", kept in the address: a step is a history entry, a decision changes
 * the entry it is made in, and any other one once it is shown again. The page is built before the start;
 * the address is read before the island's first paint. On every move from one step to another, the focus goes to the new heading.
 */
export function useShift() {
  const [state, setState] = useState(openingState);
  /** What the visitor did last, even if it is not shown yet. */
  const latest = useRef(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const counted = useRef(new Set<string>());

  useLayoutEffect(() => {
    const show = (next: ShiftState) => {
      latest.current = next;
      setState(next);
    };
    if (location.search) show(parseShift(location.search));
    const follow = () => {
      const next = followShift(location.search, latest.current);
      hasMoved.current = true;
      const search = buildShiftSearch(location.search, next);
      if (next.step > 0 && search !== location.search) replaceSearch(search);
      show(next);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const { step } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its heading
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [step]);

  // Each is counted once, however often someone begins again.
  const countOnce = (name: "demo_begun" | "demo_finished") => {
    if (!counted.current.has(name)) countEvent({ name });
    counted.current.add(name);
  };

  /** Resolves once the change shows: after the frame that answers the press. */
  const changeShift = async (changes: Partial<ShiftState>) => {
    const next = { ...latest.current, ...changes };
    hasMoved.current = true;
    const write = next.step === latest.current.step ? replaceSearch : pushSearch;
    write(buildShiftSearch(getAddress().search, next));
    latest.current = next;
    await nextFrame();
    setState(latest.current);
    if (next.step > 0) countOnce("demo_begun");
    if (next.step === resultStep && countOpen(next.decisions) === 0) countOnce("demo_finished");
  };
  return { state, changeShift, heading };
}

/** The shift as a visitor plays it: each part of the island shows some of it. */
export interface Play extends ReturnType<typeof useShift> {
  words: ShiftWords;
  role: ShiftWords["roles"][number];
  /** In the order of the role. */
  steps: readonly ShiftStep[];
  shift: Shift;
}
