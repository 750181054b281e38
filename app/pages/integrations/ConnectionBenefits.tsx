import { Section } from "../../parts/sections/Section.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { IntegrationsPage } from "./schema.ts";

interface ConnectionBenefitsProps {
  page: Pick<IntegrationsPage, "sheet" | "benefits">;
}

/** What the teams stop doing, and one of them saying so, if one has. */
export function ConnectionBenefits({ page }: ConnectionBenefitsProps) {
  const { items, testimonial, sampleNote } = page.benefits;
  return (
    <Section id="benefits" sheet={page.sheet} {...page.benefits}>
      <div className="mt-6 flex flex-col gap-x-16 gap-y-6 md:mt-10 lg:flex-row lg:items-stretch">
        <ul className="grow border-t border-ink">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-0.5 border-b border-hairline py-2.5 sm:grid-cols-[15rem_1fr] sm:items-baseline sm:py-4"
            >
              <h3 className="text-h4">{item.title}</h3>
              <p className="text-detail text-text">{item.text}</p>
            </li>
          ))}
        </ul>
        {testimonial && (
          <figure className="flex flex-col justify-between gap-6 border border-petrol/25 bg-petrol-wash p-5 sm:p-8 lg:w-[38%] lg:flex-none">
            <blockquote className="max-w-[15em] font-head text-h3 text-balance">
              “{testimonial.quote.value}”
            </blockquote>
            <figcaption className="border-t border-petrol/40 pt-3">
              <span className="block font-medium">{testimonial.role.value}</span>
              <span className="text-small text-graphite">{testimonial.company.value}</span>
              {Object.values(testimonial).some(({ isSample }) => isSample) && (
                <SampleNote text={sampleNote} className="mt-3" />
              )}
            </figcaption>
          </figure>
        )}
      </div>
    </Section>
  );
}
