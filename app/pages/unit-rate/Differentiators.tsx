import { Section } from "../../parts/sections/Section.tsx";
import type { UnitRatePage } from "./schema.ts";

/** What is different about a unit rate here, as numbered notes on the sheet. */
export function Differentiators({ page }: { page: UnitRatePage }) {
  const { items } = page.differentiators;
  return (
    <Section
      id="different"
      className="bg-sheet py-band"
      sheet={page.sheet}
      {...page.differentiators}
    >
      <ol className="mt-12 border-t border-ink md:mt-16">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-2 border-b border-hairline py-6 break-inside-avoid lg:grid-cols-[3rem_24rem_1fr] lg:py-8"
          >
            <span aria-hidden="true" className="tag pt-1.5 text-signal-deep">
              {index + 1}
            </span>
            <h3 className="text-h3">{item.title}</h3>
            <p className="max-w-[34em] text-text">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
