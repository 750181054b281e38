import { SideHead } from "../../parts/sections/SideHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { RangeText } from "../../parts/ui/RangeText.tsx";
import type { AboutPage } from "./schema.ts";

/** The three notes of the diagram above, each with what supports it. */
export function Pillars({ label, title, items }: AboutPage["pillars"]) {
  return (
    <section aria-labelledby="pillars-title" className="bg-sheet py-band">
      <div className="page-column grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <SideHead
          id="pillars-title"
          label={label}
          title={title}
          measure="max-w-[7em]"
          className="lg:sticky lg:top-28 lg:self-start"
        />
        <ol className="border-t border-ink">
          {items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[2.25rem_1fr] gap-x-4 border-b border-hairline pt-4 pb-2 sm:grid-cols-[3rem_1fr] sm:gap-x-8 sm:py-8 md:py-10"
            >
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full border-[1.5px] border-ink font-mono text-small font-semibold sm:size-11"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{item.title}</h3>
                <p className="mt-1.5 max-w-[34em] text-detail text-text sm:mt-3 sm:text-body">
                  {item.text}
                </p>
                <p className="mt-3 tag border-l-2 border-petrol pl-3 text-petrol">
                  <RangeText>{item.evidence}</RangeText>
                </p>
                <AppLink
                  {...item.link}
                  className="inline-flex min-h-11 items-center sm:mt-3 text-small font-medium quiet-link"
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
