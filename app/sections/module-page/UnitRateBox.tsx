import type { ModulePage } from "../../content.ts";
import { AppLink } from "../../ui/AppLink.tsx";

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
      <p className="mt-2 text-[0.96875rem] leading-normal text-text">{text}</p>
      <AppLink
        href={link.href}
        className="mt-3 inline-flex min-h-11 items-center gap-2 text-small font-medium text-petrol after:absolute after:inset-0"
      >
        <span className="underline decoration-1 underline-offset-4 group-hover/card:decoration-2">
          {link.label}
        </span>
        <span aria-hidden="true" className="transition-transform group-hover/card:translate-x-1">
          →
        </span>
      </AppLink>
    </section>
  );
}
