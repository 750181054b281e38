import type { ReactNode } from "react";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import type { ModulePage } from "./schema.ts";

interface KeyBenefitsProps {
  tag: string;
  name: string;
  title: string;
  benefits: ModulePage["benefits"];
  /** Of the module's screen, for the first benefit. */
  closeUp: ReactNode;
}

/** Six benefits: the first with the piece of the screen that shows it, five as the lines of a list beside it. */
export function KeyBenefits({ tag, name, title, benefits, closeUp }: KeyBenefitsProps) {
  const [first, ...others] = benefits;
  return (
    <section
      aria-labelledby="benefits-title"
      className="border-y border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
    >
      <div className="page-column">
        <SideHead id="benefits-title" label={[tag, name]} title={title} />
        <ol className="mt-8 border-t border-ink md:mt-12 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-12">
          {first && (
            <li className="flex flex-col border-b border-hairline py-5 lg:row-span-5 lg:border-0 lg:py-0">
              {/* On a phone the whole screen is two swipes above. */}
              <div className="grow max-md:hidden">{closeUp}</div>
              <h3 className="text-h3 max-md:text-h4 md:mt-6">{first.title}</h3>
              <p className="mt-2 text-detail text-text">{first.text}</p>
            </li>
          )}
          {others.map(({ title, text }) => (
            <li
              key={title}
              className="border-b border-hairline py-5 lg:grid lg:grid-cols-[13.5rem_1fr] lg:items-center lg:gap-x-6"
            >
              <h3 className="text-h4">{title}</h3>
              <p className="text-detail text-text max-lg:mt-1.5">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
