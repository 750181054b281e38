import { SideHead } from "../../parts/sections/SideHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Fold } from "../../parts/ui/Fold.tsx";
import { RangeText } from "../../parts/ui/RangeText.tsx";
import type { JourneyPage } from "./schema.ts";

/** What IT gets, and what IT asks: four points next to a request for information. */
export function ItStakeholders({ page }: { page: JourneyPage }) {
  const { points } = page.it;
  return (
    <section aria-labelledby="it-title" className="border-t border-hairline bg-sheet py-band">
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-[1.25fr_1fr] lg:items-start">
        <div className="lg:sticky lg:top-28">
          <SideHead id="it-title" sheet={page.sheet} {...page.it} measure="max-w-[9em]" />
          <ol className="mt-6 grid gap-x-10 border-t border-ink sm:mt-10 sm:grid-cols-2">
            {points.map((point) => (
              <li key={point.title} className="border-b border-hairline py-3.5 sm:py-6">
                <h3 className="text-h4">{point.title}</h3>
                <p className="mt-1 text-detail text-text sm:mt-2">{point.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <InformationRequest request={page.it.request} />
      </div>
    </section>
  );
}

/** The questions as a form that is filled in. */
function InformationRequest({ request }: { request: JourneyPage["it"]["request"] }) {
  return (
    <div className="border border-ink bg-paper shadow-raised lg:mt-10">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink px-5 py-4 sm:px-6">
        <h3 className="text-h4">{request.title}</h3>
        <p className="tag whitespace-nowrap text-graphite">{request.form}</p>
      </div>
      <ol className="px-5 [counter-reset:question] sm:px-6">
        {request.questions.map(({ question, answer }) => (
          <li key={question} className="[counter-increment:question]">
            <Fold
              head={
                <span className="grow font-medium relative pl-9 before:absolute before:left-0 before:pt-0.5 before:tag before:text-graphite before:content-[counter(question,decimal-leading-zero)_/_'']">
                  {question}
                </span>
              }
            >
              <p className="pb-3.5 pl-9 text-detail text-text">
                <RangeText>{answer}</RangeText>
              </p>
            </Fold>
          </li>
        ))}
      </ol>
      <div className="px-5 py-5 text-small text-graphite sm:px-6">
        <p>{request.note}</p>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {request.links.map((link) => (
            <li key={link.href}>
              <AppLink
                {...link}
                className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-signal decoration-2 underline-offset-4 hover:decoration-ink"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
