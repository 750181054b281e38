import type { HomePage, Industry } from "../../content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { SheetLabel } from "../../ui/SheetLabel.tsx";

interface IndustryGridProps {
  industries: readonly Industry[];
  page: HomePage;
}

/** The six industries: a model of each, one sentence, three figures. */
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
          {industries.map(({ id, name, picture, description, stats }) => (
            <li key={id} className="flex flex-col border-r border-b border-hairline">
              <div className="grid grid-cols-[1fr_9rem] gap-x-4 p-6 pb-5 sm:grid-cols-1">
                <h3 className="self-end text-h4 sm:order-1 sm:mt-4">{name}</h3>
                <div className="relative aspect-4/3 sm:-mx-2">
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(min-width: 80rem) 410px, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 144px"
                    className="absolute inset-0 size-full"
                  />
                </div>
                <p className="col-span-full mt-2 text-[0.96875rem] leading-normal text-text sm:order-1">
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
