import type { ReactNode } from "react";
import { useBehavior } from "../../engine/page-context.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { type ResultLine, WideTable } from "./ResultTable.tsx";
import type { CalculatorPageWords } from "./schema.ts";

/** A line of the sheet to fill in by hand. */
export interface HandLine {
  letter: string;
  label: string;
  /** of a result */
  formula?: string | undefined;
  /** the example's value, with its unit */
  example: string;
}

interface CalculatorPageProps {
  words: CalculatorPageWords;
  /** Inputs and results in their order. */
  handLines: readonly HandLine[];
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
export function CalculatorPage({ words, handLines, children }: CalculatorPageProps) {
  const { hero, byHand } = words;
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
      <ByHand words={byHand} lines={handLines} />
      <Limits words={words} />
    </>
  );
}

interface ByHandProps {
  words: CalculatorPageWords["byHand"];
  lines: readonly HandLine[];
}

function ByHand({ words, lines }: ByHandProps) {
  return (
    <section
      aria-labelledby="by-hand-title"
      className="page-column py-10 print:py-0 [main:has([data-yours])_&]:print:hidden"
    >
      <details>
        <summary className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-1 border-y border-ink py-4 print:border-0 print:py-0">
          <h2 id="by-hand-title" className="text-h3">
            {words.title}
          </h2>
          <span className="no-print text-small text-graphite underline underline-offset-4">
            {words.open}
          </span>
        </summary>
        <p className="mt-4 max-w-read text-detail text-text print:mt-0 print:max-w-none print:text-small">
          {words.text}
        </p>
        <HandSheet {...{ words, lines }} />
      </details>
    </section>
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
  const { title, description, hero, byHand, limits, origins, related, ...own } = words;
  return own;
}

/** A line of the result, with each of its amounts in the example. */
export const writeHandLine = ({ words, amounts }: ResultLine): HandLine => ({
  ...words,
  example: [...new Set(amounts)].join(" / "),
});

interface HandSheetProps {
  words: CalculatorPageWords["byHand"];
  lines: readonly HandLine[];
}

/** Every line with its formula and the example, and a column to write in. */
function HandSheet({ words: { columns }, lines }: HandSheetProps) {
  return (
    <WideTable
      data-calculation
      frameClass="mt-5 print:mt-2"
      className="w-full border border-ink text-detail tabular-nums print:text-small"
    >
      <thead>
        <tr className="tag text-left text-graphite uppercase *:border-b *:border-ink *:px-1.5 *:py-2.5 *:font-medium sm:*:px-3">
          <th scope="col">{columns.letter}</th>
          <th scope="col">{columns.line}</th>
          <th scope="col" className="text-right">
            {columns.example}
          </th>
          <th scope="col" className="border-l border-hairline">
            {columns.yours}
          </th>
        </tr>
      </thead>
      <tbody className="align-baseline">
        {lines.map(({ letter, label, formula, example }) => (
          <tr
            key={letter}
            className="*:border-b *:border-hairline *:px-1.5 *:py-2 sm:*:px-3 print:*:py-0.5"
          >
            <td className="tag text-signal-deep">{letter}</td>
            <th scope="row" className="text-left leading-tight font-normal">
              {label}
              {formula && (
                <span className="mt-0.5 block font-mono text-label text-graphite">= {formula}</span>
              )}
            </th>
            <td className="text-right sm:whitespace-nowrap">{example}</td>
            <td className="border-l" />
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
