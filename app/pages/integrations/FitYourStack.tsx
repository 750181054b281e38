import { SideHead } from "../../parts/sections/SideHead.tsx";
import { FitDiagram } from "./FitDiagram.tsx";
import type { IntegrationsPage } from "./schema.ts";

/** Three ways in which plants connect, each with its sketch. */
export function FitYourStack({ page }: { page: IntegrationsPage }) {
  const { cards } = page.fit;
  return (
    <section aria-labelledby="fit-title" className="border-t border-hairline bg-sheet py-band">
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.5fr] lg:items-start">
        <SideHead
          id="fit-title"
          sheet={page.sheet}
          {...page.fit}
          measure="max-w-[8em]"
          className="lg:sticky lg:top-28"
        />
        <ul className="grid gap-5">
          {cards.map((card) => (
            <li
              key={card.id}
              className="grid items-center gap-x-8 gap-y-5 border border-hairline bg-paper p-6 sm:grid-cols-[12.5rem_1fr] sm:p-8"
            >
              <FitDiagram fit={card.id} />
              <div>
                <h3 className="text-h4">{card.title}</h3>
                <p className="mt-2 text-text">{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
