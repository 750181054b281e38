import { CardLink } from "../../parts/ui/CardLink.tsx";
import type { ModulePage } from "./schema.ts";

/** How the module bills by measured unit, and where to read more. */
export function UnitRateBox({ title, text, link }: NonNullable<ModulePage["unitRate"]>) {
  return (
    <section
      aria-labelledby="unit-rate-title"
      className="group/card relative border border-petrol/25 bg-petrol-wash p-6"
    >
      <h2 id="unit-rate-title" className="text-h4">
        {title}
      </h2>
      <p className="mt-2 text-detail text-text">{text}</p>
      <CardLink href={link.href} className="mt-3 min-h-11">
        {link.label}
      </CardLink>
    </section>
  );
}
