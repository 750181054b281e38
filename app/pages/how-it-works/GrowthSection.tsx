import type { ReactNode } from "react";
import type { HowItWorksPage } from "./schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";

interface GrowthSectionProps {
  page: HowItWorksPage;
  /** The steps themselves. */
  children: ReactNode;
}

/** The growth path in the control room. */
export function GrowthSection({ page, children }: GrowthSectionProps) {
  const { eyebrow, title, text } = page.growth;
  return (
    <section
      aria-labelledby="growth-title"
      className="room sheet-grid bg-room py-band text-white [--sheet-line:var(--color-room-grid)]"
    >
      <div className="page-column">
        <SectionHead
          id="growth-title"
          label={[page.sheet, eyebrow]}
          title={title}
          text={text}
          className="mb-12 md:mb-16"
        />
        {children}
      </div>
    </section>
  );
}
