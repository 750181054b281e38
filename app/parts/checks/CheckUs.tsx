import type { Place } from "../sections/place.ts";
import { Section } from "../sections/Section.tsx";
import { CardLink } from "../ui/CardLink.tsx";
import type { Checks } from "./schema.ts";

interface CheckUsProps {
  checks: Checks;
  place: Place;
}

/** What a visitor can verify, each with a quote and a link. */
export function CheckUs({ checks, place }: CheckUsProps) {
  const { eyebrow, title, text } = checks;
  return (
    <Section {...place} label={[...place.label, eyebrow]} title={title} text={text}>
      <ul className="mt-8 snap-strip md:mt-16 md:grid md:auto-cols-fr md:gap-px md:border md:border-ink md:bg-ink print:bg-transparent! md:max-xl:grid-cols-2 xl:grid-flow-col">
        {checks.items.map((item) => (
          <li
            key={item.name}
            className="group/card relative flex flex-col bg-paper p-4 break-inside-avoid max-md:border max-md:border-ink sm:p-6 last:odd:md:max-xl:col-span-2"
          >
            <p className="border-l-2 border-signal pl-3 font-mono text-small leading-snug text-petrol xl:min-h-10">
              {item.extract}
            </p>
            <h3 className="mt-2.5 text-h4 sm:mt-5">{item.name}</h3>
            <p className="mt-2 mb-5 text-detail text-text max-sm:hidden">{item.text}</p>
            <CardLink href={item.link.href} className="mt-auto max-sm:mt-1 sm:min-h-11">
              {item.link.label}
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
