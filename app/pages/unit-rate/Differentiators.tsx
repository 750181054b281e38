import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import type { UnitRatePage } from "./schema.ts";

/** What is different about a unit rate here, as numbered notes on the sheet. */
export function Differentiators({ page }: { page: UnitRatePage }) {
  const { eyebrow, title, text, items } = page.differentiators;
  return (
    <section aria-labelledby="different-title" className="bg-sheet py-band">
      <div className="page-column">
        <SectionHead id="different-title" label={[page.sheet, eyebrow]} title={title} text={text} />
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
      </div>
    </section>
  );
}
