import { Section } from "../../parts/sections/Section.tsx";
import { StripTable } from "../../parts/sections/StripTable.tsx";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { PhoneFold } from "../../parts/ui/PhoneFold.tsx";
import type { IntegrationsPage } from "./schema.ts";

/** AES/32 beside the tools that a plant has. Other pages link to its id. */
export function WhatItIsNot({ page }: { page: IntegrationsPage }) {
  const { tools, columns, unfold } = page.comparison;
  return (
    <Section
      id="comparison"
      anchor="what-it-is-not"
      className="bg-sheet py-band"
      sheet={page.sheet}
      {...page.comparison}
    >
      <div className="mt-6 md:mt-10">
        <PhoneFold label={unfold}>
          <StripTable
            headClass="lg:w-[21%]"
            columns={[columns.tool, columns.holds, columns.missing, columns.added, columns.kept]}
            highlighted={2}
            rows={tools.map(({ name, link, holds, missing, added, kept }) => ({
              name,
              head: (
                <>
                  <span className="block font-head text-h4 font-strong">{name}</span>
                  <CardLink href={link.href} className="mt-2 min-h-6">
                    {link.label}
                  </CardLink>
                </>
              ),
              cells: [holds, missing, added, kept],
            }))}
          />
        </PhoneFold>
      </div>
    </Section>
  );
}
