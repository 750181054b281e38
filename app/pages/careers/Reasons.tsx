import type { Place } from "../../parts/sections/place.ts";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import type { ReasonsBand } from "./schema.ts";
import { WorkingDay } from "./WorkingDay.tsx";

/** Why people join, next to a working day. */
export function Reasons({ band, place }: { band: ReasonsBand; place: Place }) {
  const { id, anchor, label, className } = place;
  const { title, text, items, day } = band;
  return (
    <section id={anchor} aria-labelledby={`${id}-title`} className={className}>
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <SideHead id={`${id}-title`} {...{ label, title, text }} measure="max-w-[8em]" />
          <WorkingDay day={day} />
        </div>
        <ol className="border-t border-ink lg:self-end">
          {items.map((item) => (
            <li
              key={item.title}
              className="border-b border-hairline py-4 break-inside-avoid md:py-6"
            >
              <h3 className="text-h4">{item.title}</h3>
              <p className="mt-1.5 max-w-[34em] text-detail text-text">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
