import type { ContactPage } from "../../parts/contact-form/contact-page-schema.ts";
import { CardLink } from "../../parts/ui/CardLink.tsx";

/** Ways on for those who look around first; each card leads there with all of its area. */
export function SideCards({ cards }: { cards: ContactPage["sideCards"] }) {
  return (
    <ul className="grid gap-px border border-hairline bg-hairline md:max-lg:auto-cols-fr md:max-lg:grid-flow-col">
      {cards.map(({ title, text, link }) => (
        <li
          key={title}
          className="group/card relative flex flex-col bg-sheet p-5 transition-colors hover:bg-white has-focus-visible:z-1 md:p-6"
        >
          <h2 className="text-h4">{title}</h2>
          <p className="mt-2 text-detail text-text">{text}</p>
          <CardLink href={link.href} className="mt-auto min-h-11 pt-3">
            {link.label}
          </CardLink>
        </li>
      ))}
    </ul>
  );
}
