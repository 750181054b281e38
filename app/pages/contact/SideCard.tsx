import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { ContactPage } from "./schema.ts";

/** A way on from the contact page; the whole card leads there. */
export function SideCard({ title, text, link }: ContactPage["sideCards"][number]) {
  return (
    <div className="group/card relative bg-sheet p-5 transition-colors hover:bg-white has-focus-visible:z-1 md:p-6">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-2 text-detail text-text">{text}</p>
      <AppLink
        href={link.href}
        className="mt-3 inline-flex min-h-11 items-center gap-2 text-small font-medium after:absolute after:inset-0"
      >
        <span className="underline decoration-1 underline-offset-4 group-hover/card:decoration-2">
          {link.label}
        </span>
        <span
          aria-hidden="true"
          className="text-signal-deep transition-transform group-hover/card:translate-x-1"
        >
          →
        </span>
      </AppLink>
    </div>
  );
}
