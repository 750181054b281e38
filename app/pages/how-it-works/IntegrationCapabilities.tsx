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
  const { columns, capabilities, hubTitle } = page.integrations;
  return (
    <Section
      id="integrations"
      anchor="integrations"
      className="border-t border-hairline bg-sheet py-band"
      sheet={page.sheet}
      {...page.integrations}
    >
      <StripTable
        className="mt-8"
        columns={[columns.capability, columns.effect, columns.systems]}
        rows={capabilities.map(({ name, effect, systems }) => ({
          name,
          head: <span className="font-head text-h4 font-strong">{name}</span>,
          cells: [effect, systems],
        }))}
      />
      <h3 className="mt-10 mb-4 text-h3">{hubTitle}</h3>
      {children}
    </Section>
  );
}
