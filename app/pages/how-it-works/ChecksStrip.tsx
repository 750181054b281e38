import { CardLink } from "../../parts/ui/CardLink.tsx";
import type { HowItWorksPage } from "./schema.ts";

/** What can be verified, in one row. */
export function ChecksStrip({ page }: { page: HowItWorksPage }) {
  const { title, items } = page.checks;
  return (
    <section aria-labelledby="checks-title" className="border-y border-ink bg-petrol-wash py-6">
      <div className="page-column grid gap-x-10 gap-y-4 lg:grid-cols-[16rem_1fr] lg:items-center">
        <h2 id="checks-title" className="text-h4">
          {title}
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4 md:gap-x-6">
          {items.map(({ label, href }) => (
            <li key={href} className="group/card relative border-l-2 border-signal pl-3">
              <CardLink href={href} className="min-h-6">
                {label}
              </CardLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
