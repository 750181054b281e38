import type { HomePage, Industry } from "../../content.ts";
import { IndustrySymbol } from "../../figures/IndustrySymbol.tsx";
import { SheetLabel } from "../../ui/SheetLabel.tsx";

interface IndustryGridProps {
  industries: readonly Industry[];
  page: HomePage;
}

/** The six industries: a drawn symbol, one sentence, three figures each. */
export function IndustryGrid({ industries, page }: IndustryGridProps) {
  const { eyebrow, title, text } = page.industries;
  return (
    <section aria-labelledby="industries-title" className="bg-sheet py-band">
      <div className="page-column">
        <SheetLabel parts={[page.sheet.replace("{number}", "04"), eyebrow]} />
        <h2 id="industries-title" className="mt-5 max-w-[12em] text-h2">
          {title}
        </h2>
        <p className="mt-5 max-w-note text-lead text-text">{text}</p>
        <ul className="mt-10 grid border-t border-l border-hairline min-[40rem]:grid-cols-2 md:mt-14 lg:grid-cols-3">
          {industries.map(({ id, name, description, stats }) => (
            <li key={id} className="flex flex-col border-r border-b border-hairline">
              <div className="grid grid-cols-[1fr_auto] gap-4 p-6 pb-5">
                <div>
                  <h3 className="text-h4">{name}</h3>
                  <p className="mt-2 text-[0.96875rem] leading-normal text-text">{description}</p>
                </div>
                <IndustrySymbol id={id} className="h-20 w-16 text-petrol" />
              </div>
              <dl className="mt-auto grid grid-cols-[1fr_auto_1fr] border-t border-grid xl:grid-cols-3">
                {stats.map((stat) => (
                  <div
                    key={stat.label}
                    className="flex flex-col-reverse justify-end border-grid px-3 py-4 not-first:border-l first:pl-6"
                  >
                    <dt className="tag mt-1 text-graphite">{stat.label}</dt>
                    <dd className="font-head text-h4 font-strong tabular-nums">{stat.value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
