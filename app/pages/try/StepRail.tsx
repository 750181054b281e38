import { classNames } from "../../parts/ui/class-names.ts";
import type { TryPage } from "./schema.ts";

interface StepRailProps {
  labels: TryPage["labels"];
  steps: readonly { name: string; isDecided: boolean }[];
  /** The step that is shown, from 1. */
  current: number;
  onOpen: (step: number) => void;
}

/** The steps in their order, and the result as the last one. */
export function StepRail({ labels, steps, current, onOpen }: StepRailProps) {
  const all = [...steps, { name: labels.result, isDecided: false }];
  return (
    <nav aria-label={labels.steps} className="no-print mb-6">
      <ol className="flex border-b border-hairline sm:grid sm:grid-cols-5">
        {all.map(({ name, isDecided }, index) => (
          <li key={name} className={index + 1 === current ? "flex-auto" : "flex-1"}>
            <button
              type="button"
              aria-current={index + 1 === current ? "step" : undefined}
              onClick={() => onOpen(index + 1)}
              className={classNames(
                "flex min-h-11 w-full flex-col items-start gap-0.5 border-t-4 px-2 py-1.5 text-left text-label leading-tight transition-colors hover:bg-sheet",
                index + 1 === current
                  ? "border-signal font-semibold"
                  : "border-hairline text-graphite",
              )}
            >
              <span className="tag">
                {index + 1}
                {isDecided && (
                  <>
                    <span aria-hidden="true"> ✓</span>
                    <span className="sr-only"> {labels.decided}</span>
                  </>
                )}
              </span>
              {/* On a phone, there is space for the name of one. */}
              <span className={classNames(index + 1 !== current && "max-sm:sr-only")}>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
