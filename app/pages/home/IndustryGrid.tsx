import type { Industry } from "../../parts/industries/schema.ts";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HomePage } from "./schema.ts";

interface IndustryGridProps {
  industries: readonly Industry[];
  page: HomePage;
}

/** The six industries: a model of each, one sentence, three metrics. */
export function IndustryGrid({ industries, page }: IndustryGridProps) {
  const { eyebrow, title, text } = page.industries;
  return (
    <section aria-labelledby="industries-title" className="bg-sheet py-band">
      <div className="page-column">
        <SheetLabel parts={[page.sheet, eyebrow]} />
        <h2 id="industries-title" className="mt-5 max-w-[12em] text-h2">
          {title}
        </h2>
        <p className="mt-5 max-w-[44rem] text-lead text-text">{text}</p>
        <ul className="mt-10 grid border-t border-l border-hairline min-[40rem]:grid-cols-2 md:mt-14 lg:grid-cols-3">
          {industries.map(({ id, name, picture, description, stats }) => (
            <li key={id} className="flex flex-col border-r border-b border-hairline">
              <div className="flex flex-wrap items-end gap-x-4 p-6 pb-5 min-[40rem]:flex-col min-[40rem]:flex-nowrap min-[40rem]:items-stretch">
                <h3 className="flex-[1_1_7.5rem] text-h4 min-[40rem]:order-1 min-[40rem]:mt-4 min-[40rem]:flex-none">
                  {name}
                </h3>
                <div className="relative aspect-4/3 flex-[0_1_8rem] min-[40rem]:-mx-2 min-[40rem]:flex-none">
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(min-width: 100rem) 460px, (min-width: 80rem) 410px, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 128px"
                    className="absolute inset-0 size-full"
                  />
                </div>
                <p className="mt-2 w-full text-detail text-text min-[40rem]:order-1">
                  {description}
                </p>
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
