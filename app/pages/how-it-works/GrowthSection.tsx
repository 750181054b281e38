import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { GrowthPath } from "./GrowthPath.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthSectionProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** The growth path in the control room. */
export function GrowthSection({ page, modules }: GrowthSectionProps) {
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
        <GrowthPath growth={page.growth} modules={modules} />
      </div>
    </section>
  );
}
