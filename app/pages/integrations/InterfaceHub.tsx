import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import type { Integrations } from "../../parts/hub/schema.ts";
import type { Module } from "../../parts/modules/schema.ts";
import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { IntegrationsBand } from "./schema.ts";

interface InterfaceHubProps {
  band: IntegrationsBand<"hub">;
  place: Place;
  hub: Integrations["hub"];
  modules: readonly Module[];
  /** Name of the product, in the middle. */
  product: string;
}

/** What is exchanged with each kind of system, and which way. */
export function InterfaceHub({ band, place, hub, modules, product }: InterfaceHubProps) {
  const { title, text, security } = band;
  return (
    <Section room {...place} headClass="mb-6 md:mb-10" title={title} text={text}>
      <HubDiagram words={hub} name={product} tags={modules.map(({ tag }) => tag)} />
      <AppLink
        {...security}
        className="mt-5 inline-flex min-h-11 items-center font-medium underline decoration-signal decoration-2 underline-offset-4 hover:decoration-white"
      />
    </Section>
  );
}
