import type { ReactNode } from "react";
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
      id="integrations"
      anchor="integrations"
      className="border-y border-hairline bg-sheet py-band"
      sheet={page.sheet}
      {...page.integrations}
    >
      <table className="mt-12 block w-full border-t border-ink md:mt-16 md:table">
        <thead className="max-md:sr-only">
          <tr className="text-left tag text-graphite uppercase">
            {[columns.capability, columns.effect, columns.systems].map((label) => (
              <th
                key={label}
                scope="col"
                className="border-b border-hairline py-3 pr-6 font-medium"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {capabilities.map(({ name, effect, systems }) => (
            <tr key={name} className="border-b border-hairline max-md:block max-md:py-4">
              <th
                scope="row"
                className="text-left align-baseline font-head text-h4 max-md:block md:w-[28%] md:py-4 md:pr-6"
              >
                {name}
              </th>
              <td className="align-baseline text-text max-md:mt-1 max-md:block md:py-4 md:pr-6">
                {effect}
              </td>
              <td className="align-baseline tag text-petrol max-md:mt-2 max-md:block md:w-[24%] md:py-4">
                {systems}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-14 mb-5 text-h3 md:mt-20">{hubTitle}</h3>
      {children}
    </Section>
  );
}
