import { CardLink } from "../../parts/ui/CardLink.tsx";
import type { ContactPage } from "./schema.ts";

/** A way on from the contact page; the whole card leads there. */
export function SideCard({ title, text, link }: ContactPage["sideCards"][number]) {
  return (
    <div className="group/card relative bg-sheet p-5 transition-colors hover:bg-white has-focus-visible:z-1 md:p-6">
      <h2 className="text-h4">{title}</h2>
      <p className="mt-2 text-detail text-text">{text}</p>
      <CardLink href={link.href} className="mt-3 min-h-11">
        {link.label}
      </CardLink>
    </div>
  );
}
