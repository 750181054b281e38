import type { Checks } from "../../parts/checks/schema.ts";
import { CardLink } from "../../parts/ui/CardLink.tsx";

/** Four things that can be verified, in one row. */
export function ChecksStrip({ checks }: { checks: Checks }) {
  return (
    <section aria-labelledby="checks-title" className="border-y border-ink bg-petrol-wash py-6">
      <div className="page-column grid gap-x-10 gap-y-4 lg:grid-cols-[16rem_1fr] lg:items-center">
        <h2 id="checks-title" className="text-h4">
          {checks.title}
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4 md:gap-x-6">
          {checks.items.map(({ name, link }) => (
            <li key={name} className="group/card relative border-l-2 border-signal pl-3">
              <CardLink href={link.href} className="min-h-6">
                {name}
              </CardLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
