import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { FitDiagram } from "./FitDiagram.tsx";
import type { IntegrationsBand } from "./schema.ts";

interface FitYourStackProps {
  band: IntegrationsBand<"fit">;
  place: Place;
  /** Name of the product in the sketches. */
  product: string;
}

/** Three ways in which plants connect, each with its sketch. */
export function FitYourStack({ band, place, product }: FitYourStackProps) {
  return (
    <Section {...place} title={band.title} text={band.text}>
      <ul className="mt-6 gap-5 snap-strip md:mt-10 md:grid md:grid-cols-3">
        {band.cards.map(({ id, labels, title, text, link }) => (
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
