import type { Article } from "../../parts/articles/schema.ts";
import { HtmlText } from "../../parts/ui/HtmlText.tsx";

interface ArticleFaqProps {
  id: string;
  faq: NonNullable<Article["faq"]>;
}

/** The questions at the end of an article: one open at a time, all open in print. */
export function ArticleFaq({ id, faq }: ArticleFaqProps) {
  return (
    <>
      <h2 id={id}>{faq.title}</h2>
      <div className="mt-6 border-t border-ink">
        {faq.items.map(({ question, answer }) => (
          <details key={question} name={id} className="border-b border-hairline">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium">
              {question}
              <span aria-hidden="true" className="group-mark flex-none" />
            </summary>
            <HtmlText html={answer} className="pr-10 pb-5 text-text" />
          </details>
        ))}
      </div>
      {faq.note && <HtmlText html={faq.note} className="mt-8" />}
    </>
  );
}
