import { fillPattern } from "content-model/fill-pattern";
import { getModulePath, moduleIds, type PersonaId } from "../../routes.ts";
import { defaultPersona } from "../persona/active-persona.ts";
import { classNames } from "../ui/class-names.ts";
import { MetricLabel } from "../ui/DimensionFigure.tsx";
import { AppLink } from "../ui/links.tsx";
import type { Module, ModuleLabels } from "./schema.ts";

/**
 * A module's tag, such as "TM-01", as an instrument bubble: letters above, loop number below, and the bar that on a
 * P&ID means "mounted in the control room" (ISA-5.1). Decorative: the tag is beside it in words
 * where it matters.
 */
export function ModuleBubble({ tag, className }: { tag: string; className?: string }) {
  const [letters, number] = tag.split("-");
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fontSize="13"
      fontWeight="550"
      textAnchor="middle"
      className={classNames(
        "size-12 flex-none fill-none font-mono *:[text]:fill-current",
        className,
      )}
    >
      <path
        d="M24 1.25a22.75 22.75 0 1 0 .01 0M1.5 24h45"
        strokeWidth="1.5"
        className="stroke-current"
      />
      <text x="24" y="19">
        {letters}
      </text>
      <text x="24" y="37">
        {number}
      </text>
    </svg>
  );
}

/** The modules of a tier, first those for the persona that is shown before a choice. */
export function listTier(modules: readonly Module[], tier: string): Module[] {
  const rank = ({ recommendedFor }: Module) => (recommendedFor.includes(defaultPersona) ? 0 : 1);
  return modules
    .filter((module) => module.tier === Number(tier))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Columns of each tier where its container is wide enough for its text (spec section 9: four, two, one). */
export const tierColumns: Record<string, string> = {
  1: "@min-[27rem]:grid-cols-2 @min-[56rem]:grid-cols-4",
  2: "@min-[27rem]:grid-cols-2",
  3: "",
};

/** Attributes by which the browser keeps that order for the active persona (active-persona.ts). */
export function getOrderProps({ id, recommendedFor }: Pick<Module, "id" | "recommendedFor">) {
  return {
    "data-recommended-for": recommendedFor.join(" "),
    "data-place": moduleIds.indexOf(id),
  };
}

/** What a plant gets from a module: the metric, and what it measures. With its `basis`, the label opens that note. */
export function ModuleOutcome(
  props: Pick<Module, "outcome"> & { basis?: string; className: string },
) {
  const { outcome, basis } = props;
  return (
    <p className={`flex items-baseline gap-2 text-small text-graphite ${props.className}`}>
      <span className="font-head text-h3 font-strong whitespace-nowrap text-petrol">
        {outcome.value}
      </span>
      <MetricLabel label={outcome.label} basis={basis} />
    </p>
  );
}

/** A module, and the words around it wherever it is listed. */
export interface ListedModule {
  module: Module;
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** The badge while a persona is active that it is for, whose name a screen reader says. */
export function RecommendedBadges(props: ListedModule & { className: string }) {
  const { module, labels, personaLabels } = props;
  return (
    <span
      data-for-persona={module.recommendedFor.join(" ")}
      className={`tag rounded-sm bg-signal px-2 py-1 whitespace-nowrap text-signal-ink ${props.className}`}
    >
      <span aria-hidden="true">{labels.recommendedBadge}</span>
      {module.recommendedFor.map((persona) => (
        <span key={persona} data-for-persona={persona} className="sr-only">
          {fillPattern(labels.recommendedFor, { persona: personaLabels[persona] })}
        </span>
      ))}
    </span>
  );
}

/** A recommended set as instruments on one line, which fills the width; the first is where to start. */
export function StackChain({ stack, className }: { stack: readonly Module[]; className?: string }) {
  return (
    <ul className={classNames("flex flex-wrap gap-y-4 wrap-break-word", className)}>
      {stack.map(({ id, tag, name }, index) => (
        <li
          key={id}
          className="relative min-w-18 flex-1 not-last:before:absolute not-last:before:top-6 not-last:before:right-0 not-last:before:left-12 not-last:before:h-[1.5px] not-last:before:bg-ink"
        >
          <ModuleBubble
            tag={tag}
            className={classNames("text-ink", index === 0 && "rounded-full bg-signal")}
          />
          <AppLink
            href={getModulePath(id)}
            className="mt-1.5 inline-block max-w-26 py-1 pr-1 text-small leading-snug font-medium quiet-link"
          >
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
