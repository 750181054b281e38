import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import type { JourneyPage } from "./schema.ts";

/** What IT gets, in four points, and where its own questions are answered. */
export function ItStakeholders({ page }: { page: JourneyPage }) {
  const { points, link } = page.it;
  return (
    <Section
      id="it"
      className="border-t border-hairline bg-sheet py-band"
      sheet={page.sheet}
      {...page.it}
    >
      <ol className="mt-8 grid gap-x-10 border-t border-ink sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
        {points.map((point) => (
          <li key={point.title} className="border-hairline py-3.5 max-lg:border-b sm:py-6">
            <h3 className="text-h4">{point.title}</h3>
            <p className="mt-1 text-detail text-text sm:mt-2">{point.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink tone="line" {...link} arrow className="mt-4" />
    </Section>
  );
}
