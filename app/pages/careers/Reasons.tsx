import { SideHead } from "../../parts/sections/SideHead.tsx";
import type { CareersPage } from "./schema.ts";
import { WorkingDay } from "./WorkingDay.tsx";

/** Why people join: the reasons, beside the working day on both sides of the Atlantic. */
export function Reasons({ label, title, day, items }: CareersPage["reasons"]) {
  return (
    <section aria-labelledby="reasons-title" className="bg-sheet py-band">
      <div className="page-column grid gap-x-20 gap-y-8 lg:grid-cols-2">
        <div>
          <SideHead id="reasons-title" label={label} title={title} className="mb-8 lg:mb-12" />
          <WorkingDay day={day} />
        </div>
        <ul className="border-ink lg:self-end lg:border-t">
          {items.map((reason) => (
            <li key={reason.title} className="border-b border-hairline py-4 md:py-6">
              <h3 className="text-h4">{reason.title}</h3>
              <p className="mt-1.5 max-w-[32em] text-detail text-text">{reason.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
