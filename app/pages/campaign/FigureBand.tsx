import type { ReactNode } from "react";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { BandOf } from "./schema.ts";

interface FigureBandProps {
  id: string;
  band: BandOf<"figure">;
  /** The product screen. */
  children: ReactNode;
}

/** A product screen in the control room. */
export function FigureBand({ id, band, children }: FigureBandProps) {
  const { eyebrow, title, text, link } = band;
  return (
    <Section id={id} room {...{ eyebrow, title, text }}>
      <div className="light-records mt-8 max-sm:-mx-2 md:mt-12">{children}</div>
      {link && (
        <AppLink
          {...link}
          className="no-print mt-5 inline-block py-1 text-small text-white underline underline-offset-4"
        />
      )}
    </Section>
  );
}
