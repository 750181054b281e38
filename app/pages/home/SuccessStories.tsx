import type { ReactNode } from "react";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HomePage } from "./schema.ts";

interface SuccessStoriesProps {
  page: HomePage;
  /** One story for each persona. */
  children: ReactNode;
}

export function SuccessStories({ page, children }: SuccessStoriesProps) {
  const { title, text } = page.stories;
  return (
    <section aria-labelledby="stories-title" className="py-band">
      <div className="page-column">
        <div className="mb-10 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-b border-ink pb-4 md:mb-14">
          <div>
            <SheetLabel parts={[page.sheet]} />
            <h2 id="stories-title" className="mt-2 text-h3">
              {title}
            </h2>
          </div>
          <p className="text-small text-graphite">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
