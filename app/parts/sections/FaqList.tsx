import { AppLink } from "../ui/links.tsx";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import { RangeText } from "../ui/texts.tsx";

interface FaqListProps {
  /** Parts of the sheet label. */
  label: readonly string[];
  title: string;
  text?: string | undefined;
  items: readonly {
    question: string;
    answer: string;
    link?: { label: string; href: string } | undefined;
  }[];
  /** Name of the group: the browser keeps one question in it open. */
  name: string;
  /** Background, borders and padding. */
  className?: string;
}

/** Questions that open one at a time, using native `<details>`; without any there is no band. */
export function FaqList(props: FaqListProps) {
  const {
    label,
    title,
    text,
    items,
    name,
    className = "bg-sheet border-t border-hairline py-band",
  } = props;
  if (items.length === 0) return;
  return (
    <section aria-labelledby={`${name}-title`} className={className}>
      <div className="page-column grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.6fr] lg:items-start">
        <div className="lg:sticky lg:top-28">
          <SheetLabel parts={label} />
          <h2 id={`${name}-title`} className="mt-4 max-w-[8em] text-h2">
            {title}
          </h2>
          {text && <p className="mt-3 max-w-note text-text max-md:sr-only">{text}</p>}
        </div>
        <div className="border-t border-ink">
          {items.map(({ question, answer, link }) => (
            <details key={question} name={name} className="group/faq border-b border-hairline">
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
      </div>
    </section>
  );
}
