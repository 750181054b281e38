import { classNames } from "../../parts/ui/class-names.ts";
import { WholeWords } from "../../parts/ui/texts.tsx";
import type { ChoiceOutcome } from "./choice-words.ts";

interface OutcomeProps extends ChoiceOutcome {
  /** What the shift comes to by now: the record says it, too, but not in view on a phone. */
  soFar?: string;
}

const tones = { good: "bg-cleared", caution: "bg-caution", bad: "bg-signal" } as const;

/** What comes of a choice, and why, as the text of a paragraph. The words say what the mark does. */
export function Outcome({ tone, outcome, text, soFar }: OutcomeProps) {
  return (
    <span className="block animate-enter">
      <span className="flex items-baseline gap-3 font-head text-h4 font-strong">
        <span aria-hidden="true" className={classNames("size-2.5 flex-none", tones[tone])} />
        {outcome}
        <span className="sr-only">.&nbsp;</span>
      </span>
      <span className="mt-2 block max-w-read text-detail text-text">
        <WholeWords>{text}</WholeWords>
      </span>
      {soFar && (
        <span className="mt-2 block font-mono text-label text-graphite lg:sr-only">
          <span className="sr-only">&nbsp;</span>
          {soFar}
        </span>
      )}
    </span>
  );
}
