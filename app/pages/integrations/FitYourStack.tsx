import { Section } from "../../parts/sections/Section.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { FitDiagram } from "./FitDiagram.tsx";
import type { IntegrationsPage } from "./schema.ts";

interface FitYourStackProps {
  page: IntegrationsPage;
  /** Name of the product in the sketches. */
  product: string;
}

/** Three ways in which plants connect, each with its sketch. */
export function FitYourStack({ page, product }: FitYourStackProps) {
  return (
    <Section
      id="fit"
      className="border-t border-hairline bg-sheet py-band"
      sheet={page.sheet}
      {...page.fit}
    >
      <ul className="mt-6 gap-5 snap-strip md:mt-10 md:grid md:grid-cols-3">
        {page.fit.cards.map(({ id, labels, title, text, link }) => (
          <li key={id} className="group/card relative border border-hairline bg-paper p-4 lg:p-6">
            <FitDiagram fit={id} labels={labels} product={product} />
            <h3 className="mt-4 text-h4">{title}</h3>
            <p className="mt-2 text-detail text-text">{text}</p>
            <CardLink href={link.href} className="mt-3 min-h-6">
              {link.label}
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
