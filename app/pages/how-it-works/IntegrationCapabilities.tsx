import type { ReactNode } from "react";
import { Section } from "../../parts/sections/Section.tsx";
import { StripTable } from "../../parts/sections/StripTable.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface IntegrationCapabilitiesProps {
  page: HowItWorksPage;
  /** The interface diagram. */
  children: ReactNode;
}

/** What connects, as a table, and how it connects, as a diagram. Other pages link to its id. */
export function IntegrationCapabilities({ page, children }: IntegrationCapabilitiesProps) {
  const { columns, capabilities, hubTitle, more } = page.integrations;
  return (
    <Section
      ruled
      id="integrations"
      anchor="integrations"
      className="border-t border-hairline bg-sheet py-band"
      headClass="md:border-none"
      sheet={page.sheet}
      {...page.integrations}
    >
      <details className="fold-on-phones max-sm:mb-4">
        <summary className="flex items-center justify-between py-3 font-medium">
          {more}
          <span aria-hidden="true" className="group-mark text-signal-deep" />
        </summary>
        <StripTable
          stacked
          columns={[columns.capability, columns.effect, columns.systems]}
          rows={capabilities.map(({ name, effect, systems }) => ({
            name,
            head: <span className="font-head text-h4 font-strong">{name}</span>,
            cells: [effect, systems],
          }))}
        />
      </details>
      <h3 className="mt-8 mb-4 text-h3 max-sm:sr-only">{hubTitle}</h3>
      {children}
    </Section>
  );
}
