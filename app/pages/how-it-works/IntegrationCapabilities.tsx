import type { ReactNode } from "react";
import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section } from "../../parts/sections/Section.tsx";
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
      ruled
      id="integrations"
      anchor="integrations"
      className="border-t border-hairline bg-sheet py-band max-md:pb-0"
      headClass="md:border-none"
      sheet={page.sheet}
      {...page.integrations}
    >
      <RuledTable
        columns={[{ head: columns.capability }, { head: columns.effect }]}
        rows={capabilities.map(({ name, effect }) => ({ name, head: name, cells: [effect] }))}
      />
      <h3 className="mt-8 mb-4 text-h3">{hubTitle}</h3>
      {children}
    </Section>
  );
}
