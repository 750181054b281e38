import { AppLink } from "../ui/links.tsx";
import type { CalculatorEntryWords } from "./schema.ts";

/**
 * A line of the register of the calculators: what the sheet answers, and what it needs.
 *
 * @param open what the link to the sheet says
 */
export function CalculatorEntry({ entry, open }: { entry: CalculatorEntryWords; open: string }) {
  return (
    <li className="relative grid gap-x-10 gap-y-3 border-b border-hairline px-5 py-7 transition-colors last:border-b-0 hover:bg-white md:px-8 md:py-9 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[auto_1fr]">
      <div>
        <p className="tag text-signal-deep">{entry.number}</p>
        <h3 className="mt-1 text-h3">
          <AppLink href={entry.href} className="card-cover">
            {entry.name}
          </AppLink>
        </h3>
        <p className="mt-2 max-w-read text-lead text-text">{entry.question}</p>
      </div>
      <div className="text-detail text-text lg:row-span-2">
        <p>{entry.text}</p>
        <p className="mt-3 border-t border-hairline pt-3 text-small text-graphite">{entry.needs}</p>
      </div>
      <p aria-hidden="true" className="mt-1 text-small font-medium underline underline-offset-4">
        {open} →
      </p>
    </li>
  );
}
