import { classNames } from "../../../parts/ui/class-names.ts";
import type { CountdownWords } from "./schema.ts";

interface CountdownFactsProps {
  words: CountdownWords["results"]["facts"];
  facts: Record<keyof CountdownWords["results"]["facts"], string | number>;
  /** Without a date of feed-out, nothing can be late. */
  isDated: boolean;
}

/** How many dates there are, when the first step begins, how many of them are late. */
export function CountdownFacts({ words, facts, isDated }: CountdownFactsProps) {
  const names = Object.keys(words) as (keyof typeof words)[];
  const shown = names.filter((name) => isDated || name === "steps" || name === "first");
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-b border-hairline pb-3">
      {shown.map((name) => (
        <div key={name}>
          <dt className="tag text-graphite">{words[name]}</dt>
          <dd
            className={classNames(
              "mt-1 font-head text-h4 font-strong tabular-nums",
              (name === "late" || name === "begun") && facts[name] !== 0 && "text-signal-deep",
            )}
          >
            {facts[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
