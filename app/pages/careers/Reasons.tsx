import { SideHead } from "../../parts/sections/SideHead.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import type { CareersPage } from "./schema.ts";

/** Why people join: the first reason with its metric in full size, the others as notes beside it. */
export function Reasons({ label, title, items }: CareersPage["reasons"]) {
  const [first, ...others] = items;
  return (
    <section aria-labelledby="reasons-title" className="bg-sheet py-band">
      <div className="page-column grid gap-x-20 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <SideHead id="reasons-title" label={label} title={title} />
          {first && (
            <div className="mt-10 lg:mt-16">
              {first.figure && (
                <DimensionFigure
                  {...first.figure}
                  className="max-w-[26rem] text-petrol [&_p:first-child]:text-[clamp(4.5rem,3rem+7vw,9rem)]"
                />
              )}
              <h3 className="mt-8 text-h4">{first.title}</h3>
              <p className="mt-2 max-w-[30em] text-text">{first.text}</p>
            </div>
          )}
        </div>
        <ul className="self-end border-t border-ink">
          {others.map((reason) => (
            <li key={reason.title} className="border-b border-hairline py-7">
              <h3 className="max-w-[18em] text-h3">{reason.title}</h3>
              <p className="mt-3 max-w-[32em] text-text">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
