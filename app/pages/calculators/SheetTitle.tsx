import { fillPattern } from "content-model/fill-pattern";
import type { SheetWords } from "../../parts/calculators/schema.ts";
import { usePrintedFacts } from "./use-calculator.ts";

interface SheetTitleProps {
  words: SheetWords;
  /** Of the sheet, such as "Scaffold cost". */
  name: string;
  locale: string;
  isExample: boolean;
}

/** The sheet's name; on paper, with the visitor's numbers, also the day and the address that has them. */
export function SheetTitle({ words, name, locale, isExample }: SheetTitleProps) {
  const { date, address } = usePrintedFacts(locale);
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-[1.5px] border-ink px-5 py-3 md:px-6 print:py-1">
      <div>
        <p className="tag text-graphite uppercase">{words.kind}</p>
        <h2 className="mt-1 text-h3 print:mt-0 print:text-h4">{name}</h2>
      </div>
      {date && !isExample && (
        <a href={address} className="hidden text-small text-graphite print:block">
          {fillPattern(words.printed, { date, address: address.replace(/#.*/, "") })}
        </a>
      )}
    </header>
  );
}
