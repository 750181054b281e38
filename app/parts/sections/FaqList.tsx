import { AppLink, type Link } from "../ui/links.tsx";
import { RangeText } from "../ui/texts.tsx";
import { type Place, Section, type SectionWords } from "./Section.tsx";

interface FaqListProps extends SectionWords, Partial<Place> {
  id: string;
  items: readonly { question: string; answer: string; link?: Link | undefined }[];
}

/** Questions that open one at a time, using native `<details>`; without any there is no band. */
export function FaqList({ items, ...section }: FaqListProps) {
  if (items.length === 0) return;
  return (
    <Section
      className="bg-sheet border-t border-hairline py-band"
      {...section}
      beside="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.6fr] lg:items-start"
      headClass="lg:sticky lg:top-28"
    >
      <div className="border-t border-ink">
        {items.map(({ question, answer, link }) => (
          <details key={question} name={section.id} className="group/faq border-b border-hairline">
            <summary className="flex items-center justify-between gap-6 py-2.5 transition-colors md:py-4 hover:text-signal-deep">
              <h3 className="text-detail md:text-h4">{question}</h3>
              <span aria-hidden="true" className="group-mark flex-none text-signal-deep" />
            </summary>
            <p className="max-w-[38em] text-text last:mb-6">
              <RangeText>{answer}</RangeText>
            </p>
            {link && (
              <AppLink {...link} className="mt-2 mb-6 inline-block py-1 text-small quiet-link" />
            )}
          </details>
        ))}
      </div>
    </Section>
  );
}
