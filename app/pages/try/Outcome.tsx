import { classNames } from "../../parts/ui/class-names.ts";
import type { StepWords } from "./schema.ts";

const tones = { good: "bg-cleared", caution: "bg-caution", bad: "bg-signal" } as const;

/** What comes of a choice, and why. The words say what the mark does. */
export function Outcome({ tone, outcome, text }: StepWords["choices"][number]) {
  return (
    <div className="animate-enter">
      <p className="flex items-baseline gap-3 font-head text-h4 font-strong">
        <span aria-hidden="true" className={classNames("size-2.5 flex-none", tones[tone])} />
        {outcome}
      </p>
      <p className="mt-2 max-w-read text-detail text-text">{text}</p>
    </div>
  );
}
