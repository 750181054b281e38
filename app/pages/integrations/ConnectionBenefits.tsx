import { SideHead } from "../../parts/sections/SideHead.tsx";
import type { IntegrationsPage } from "./schema.ts";

/** What the teams stop doing, and one of them saying so. */
export function ConnectionBenefits({ page }: { page: IntegrationsPage }) {
  const { items, testimonial } = page.benefits;
  return (
    <section aria-labelledby="benefits-title" className="py-band">
      <div className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <SideHead
            id="benefits-title"
            sheet={page.sheet}
            {...page.benefits}
            measure="max-w-[9em]"
          />
          <ul className="mt-10 border-t border-ink">
            {items.map((item) => (
              <li
                key={item.title}
                className="grid gap-x-8 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[15rem_1fr] sm:items-baseline"
              >
                <h3 className="text-h4">{item.title}</h3>
                <p className="text-detail text-text">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
        <figure className="flex flex-col justify-between gap-12 self-end border border-petrol/25 bg-petrol-wash p-7 sm:p-10">
          <blockquote className="max-w-[15em] font-head text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-[1.16] tracking-[-0.02em] text-balance">
            “{testimonial.quote}”
          </blockquote>
          <figcaption className="border-t border-petrol/40 pt-4">
            <span className="block font-medium">{testimonial.role}</span>
            <span className="text-small text-graphite">{testimonial.company}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
