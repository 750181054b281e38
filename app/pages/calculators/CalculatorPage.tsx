import type { ReactNode } from "react";
import { useBehavior } from "../../engine/page-context.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { CalculatorPageWords } from "./schema.ts";

interface CalculatorPageProps {
  words: CalculatorPageWords;
  /** The sheet: an island. */
  children: ReactNode;
}

const listStyle = "mt-4 border-t border-ink print:mt-1";
const lineStyle =
  "border-b border-hairline py-3 text-detail text-text print:py-0.5 print:text-label";

/**
 * The page around a calculator: nothing of it needs scripts. On paper, what a sheet doesn't count
 * and where its numbers come from go along with the numbers, whether they are the example's or a visitor's.
 */
export function CalculatorPage({ words, children }: CalculatorPageProps) {
  const { hero } = words;
  return (
    <>
      <div className="sheet-grid border-b border-hairline" {...useBehavior("sheet")}>
        <div className="page-column py-8 md:py-12 print:py-0">
          <div className="grid gap-x-10 gap-y-4 pb-8 md:grid-cols-[1.3fr_1fr] md:items-end md:pb-10 lg:gap-x-16 print:gap-y-1 print:pb-3">
            <div>
              <SheetLabel parts={hero.label} />
              <h1 className="mt-4 text-h2 print:mt-2 print:text-h3">{hero.headline}</h1>
            </div>
            <p className="max-w-note text-lead text-text print:max-w-none print:text-small">
              {hero.lead}
            </p>
          </div>
          {children}
        </div>
      </div>
      <Limits words={words} />
    </>
  );
}

/** What the sheet doesn't count, where its numbers come from, and where to go on. */
function Limits({ words: { limits, origins, related } }: { words: CalculatorPageWords }) {
  return (
    <section
      aria-labelledby="limits-title"
      className="border-t border-hairline bg-sheet py-band print:break-inside-avoid print:border-0 print:py-2"
    >
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-2 print:grid-cols-2 print:gap-x-6">
        <div>
          <h2 id="limits-title" className="text-h3 print:text-h4">
            {limits.title}
          </h2>
          <ul className={listStyle}>
            {limits.items.map((item) => (
              <li key={item} className={lineStyle}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-10">
          <div>
            <h2 className="text-h3 print:text-h4">{origins.title}</h2>
            <ul className={listStyle}>
              {origins.items.map(({ text, link }) => (
                <li key={text} className={lineStyle}>
                  {text} {link && <AppLink {...link} className="quiet-link text-ink" />}
                </li>
              ))}
            </ul>
          </div>
          <RelatedLinks words={related} />
        </div>
      </div>
    </section>
  );
}

function RelatedLinks({ words }: { words: CalculatorPageWords["related"] }) {
  return (
    <nav aria-labelledby="related-title" className="print:hidden">
      <h2 id="related-title" className="text-h3">
        {words.title}
      </h2>
      <ul className="mt-4 border-t border-ink">
        {words.links.map(({ href, label, text }) => (
          <li key={href} className="border-b border-hairline py-3">
            <AppLink href={href} className="quiet-link font-medium">
              {label}
            </AppLink>
            <p className="mt-0.5 text-small text-graphite">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a sheet itself says, without the words of the page around it. */
export function getOwnWords<Words extends CalculatorPageWords>(words: Words) {
  const { title, description, hero, limits, origins, related, ...own } = words;
  return own;
}
