import type { ReactNode } from "react";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import type { IntegrationsPage } from "./schema.ts";

interface HubSectionProps {
  page: IntegrationsPage;
  /** The drawing of the interfaces. */
  children: ReactNode;
}

/** The interface drawing in the control room. */
export function HubSection({ page, children }: HubSectionProps) {
  const { eyebrow, title, text } = page.hub;
  return (
    <section
      aria-labelledby="hub-title"
      className="room sheet-grid bg-room py-band text-white [--sheet-line:var(--color-room-grid)]"
    >
      <div className="page-column">
        <SectionHead
          id="hub-title"
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
