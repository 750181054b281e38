import type { Article } from "../../parts/articles/schema.ts";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";

interface OwnStepProps {
  step: NonNullable<Article["nextStep"]>;
}

/** What takes the article's subject further, at the end of its text. */
export function OwnStep({ step: { title, subtitle, link } }: OwnStepProps) {
  return (
    <section
      aria-labelledby="step-title"
      className="no-print mt-12 grid max-w-read gap-x-8 gap-y-4 border border-ink bg-sheet p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:p-7"
    >
      <div>
        <h2 id="step-title" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-detail text-text">{subtitle}</p>
      </div>
      <ButtonLink tone="signal" {...link} arrow className="justify-self-start" />
    </section>
  );
}
