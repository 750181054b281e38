import type { Module, ModuleLabels } from "../../content.ts";
import { ModuleBubble } from "../../figures/ModuleBubble.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";
import { AppLink } from "../../ui/AppLink.tsx";
import { RecommendedBadges } from "./RecommendedBadges.tsx";

interface HubCardProps {
  module: Module;
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** A module in full: what it does, what it is worth, who works with it. Arranges itself by its own width. */
export function HubCard({ module, labels, personaLabels }: HubCardProps) {
  const { id, tag, name, alternateName, summary, description, keyBenefit, audience } = module;
  const { outcome, recommendedFor } = module;
  return (
    <li
      data-recommended-for={recommendedFor.join(" ")}
      className="group/card @container relative flex flex-col bg-paper transition-colors hover:bg-sheet"
    >
      <div className="grid flex-1 gap-x-10 gap-y-5 px-5 py-6 sm:px-7 sm:py-8 @read:grid-cols-2 @sheet:grid-cols-3">
        <div>
          <div className="flex items-start justify-between gap-3">
            <ModuleBubble tag={tag} className="text-ink" />
            <RecommendedBadges {...{ recommendedFor, labels, personaLabels }} />
          </div>
          <h3 className="mt-5 text-h3">{name}</h3>
          <p className="mt-1 tag text-graphite">
            {labels.alternateName.replace("{name}", alternateName)}
          </p>
          <p className="mt-4 font-medium">{summary}</p>
        </div>
        <div className="flex flex-col @read:border-l @read:border-hairline @read:pl-10">
          <p className="text-[0.96875rem] leading-normal text-text">{description}</p>
          <h4 className="mt-5 tag font-mono text-graphite">{labels.keyBenefit}</h4>
          <p className="mt-1.5 text-[0.96875rem] leading-normal text-text">{keyBenefit}</p>
        </div>
        <div className="flex flex-col self-end @read:max-@sheet:col-span-full @read:max-@sheet:grid @read:max-@sheet:grid-cols-2 @read:max-@sheet:gap-10 @sheet:h-full @sheet:border-l @sheet:border-hairline @sheet:pl-10">
          <div>
            <h4 className="tag font-mono text-graphite">{labels.audience}</h4>
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {audience.map((who) => (
                <li key={who} className="border border-hairline bg-sheet px-2 py-0.5 text-small">
                  {who}
                </li>
              ))}
            </ul>
          </div>
          <p className="mt-5 flex items-baseline gap-2 text-small text-graphite @read:max-@sheet:mt-0 @read:max-@sheet:self-end @read:max-@sheet:pl-10">
            <span className="font-head text-h3 font-head whitespace-nowrap text-petrol">
              {outcome.value}
            </span>
            {outcome.label}
          </p>
        </div>
      </div>
      <p className="border-t border-grid px-5 py-4 sm:px-7">
        <AppLink
          href={getModulePath(id)}
          className="inline-flex items-center gap-2 text-small font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
        >
          <span className="underline decoration-1 underline-offset-4 group-hover/card:decoration-2">
            {labels.learnMore.replace("{name}", name)}
          </span>
          <span
            aria-hidden="true"
            className="text-signal-deep transition-transform group-hover/card:translate-x-1"
          >
            →
          </span>
        </AppLink>
      </p>
    </li>
  );
}
