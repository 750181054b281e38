import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import type { JourneyAnswer } from "./schema.ts";

interface NextStepCardProps {
  answer: JourneyAnswer;
  moduleLabel: string;
}

/** The next step that belongs to an answer, hidden until it is chosen. */
export function NextStepCard({ answer, moduleLabel }: NextStepCardProps) {
  const { id, title, description, recommendedModule, modulePath, ctaText, further } = answer;
  return (
    <div
      hidden
      data-answer={id}
      className="mt-6 flex animate-enter flex-col items-start gap-4 border border-signal-ink bg-sheet p-6 text-ink shadow-panel sm:p-8"
    >
      <h3 className="text-h3">{title}</h3>
      <p className="max-w-[30em]">{description}</p>
      {recommendedModule && (
        <p className="text-small">
          <span className="tag text-graphite uppercase">{moduleLabel}</span>
          <span className="mt-1 flex items-baseline gap-2 font-medium">
            <span className="tag text-petrol">{recommendedModule.tag}</span>
            {recommendedModule.name}
          </span>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink tone="ink" href={modulePath} arrow>
          {ctaText}
        </ButtonLink>
        {further && <AppLink {...further} className="py-1 font-medium quiet-link" />}
      </p>
    </div>
  );
}
