import type * as v from "valibot";
import type { closingCall } from "../../fields/page-fields.ts";
import type { PersonaId } from "../../routes.ts";
import { ButtonLink, type Link } from "../ui/links.tsx";
import { Actions } from "./PageHero.tsx";

interface ClosingCallProps extends v.InferOutput<ReturnType<typeof closingCall>> {
  /** A third option, as a plain link. */
  further?: Link;
  /** The only persona that sees it. */
  forPersona?: PersonaId;
}

export function ClosingCall(props: ClosingCallProps) {
  const { title, subtitle, primary, secondary, further, forPersona } = props;
  return (
    <section data-for-persona={forPersona} className="no-print bg-signal text-signal-ink">
      <div className="page-column grid gap-x-16 gap-y-4 md:gap-y-8 py-7 md:py-[calc(var(--spacing-band)*0.8)] lg:grid-cols-[1.3fr_1fr] lg:items-center">
        <h2 className="max-w-[7.8em] text-[clamp(2.25rem,1.3rem+4.3vw,5rem)] leading-[0.98] tracking-[-0.035em]">
          {title}
        </h2>
        <div className="lg:border-l lg:border-signal-ink/40 lg:pl-10">
          <p className="max-w-[32em] max-md:text-body text-lead">{subtitle}</p>
          <Actions className="mt-5 md:mt-6">
            <ButtonLink tone="ink" {...primary} arrow />
            <ButtonLink tone="line" {...secondary} />
            {further && <ButtonLink tone="quiet" {...further} />}
          </Actions>
        </div>
      </div>
    </section>
  );
}
