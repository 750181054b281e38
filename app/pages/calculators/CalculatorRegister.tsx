import { CalculatorEntry } from "../../parts/calculators/CalculatorEntry.tsx";
import type { CalculatorsPage } from "../../parts/calculators/schema.ts";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";

/** The register of the calculators, like a drawing register. */
export function CalculatorRegister({ words }: { words: CalculatorsPage }) {
  const { hero, register, rules, cases } = words;
  return (
    <>
      <div className="sheet-grid border-b border-hairline">
        <div className="page-column grid gap-x-10 gap-y-5 py-10 md:grid-cols-[1.3fr_1fr] md:items-end md:py-16 lg:gap-x-16">
          <div>
            <SheetLabel parts={hero.label} />
            <h1 className="mt-5 text-h1">{hero.headline}</h1>
          </div>
          <p className="max-w-note text-lead text-text">{hero.lead}</p>
        </div>
        <section aria-labelledby="register-title" className="page-column pb-10 md:pb-16">
          <SectionHead id="register-title" label={register.label} title={register.title} />
          <ul className="mt-6 border-[1.5px] border-ink bg-sheet shadow-panel">
            {register.items.map((item) => (
              <CalculatorEntry key={item.number} entry={item} open={register.open} />
            ))}
          </ul>
        </section>
      </div>
      <Section id="rules" label={rules.label} title={rules.title}>
        <ul className="mt-10 grid gap-x-12 border-t border-ink md:grid-cols-2">
          {rules.items.map(({ title, text }) => (
            <li key={title} className="border-b border-hairline py-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 max-w-read text-detail text-text">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="cases"
        className="border-t border-hairline bg-sheet py-band"
        label={cases.label}
        title={cases.title}
      >
        <p className="mt-6 max-w-read text-text">{cases.text}</p>
        <p className="mt-3">
          <AppLink {...cases.link} download className="quiet-link font-medium" />
        </p>
      </Section>
    </>
  );
}
