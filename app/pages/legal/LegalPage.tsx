import type { ReactNode } from "react";
import { ArticleContents } from "../../parts/articles/ArticleContents.tsx";
import type { LegalText } from "../../parts/texts/schema.ts";
import { HtmlText } from "../../parts/ui/HtmlText.tsx";
import { LegalBar } from "./LegalBar.tsx";
import { LegalHeader } from "./LegalHeader.tsx";
import type { LegalLabels } from "./schema.ts";

export type LegalDocument = LegalLabels["documents"][number]["name"];

interface LegalPageProps {
  name: LegalDocument;
  text: LegalText;
  labels: LegalLabels;
  /** An action next to the dates, such as a button. */
  children?: ReactNode;
  /** What follows the text, with its entry in the contents. */
  appendix?: { id: string; text: string; content: ReactNode } | undefined;
}

/** The layout of the legal texts: head, links to the others, contents, text. */
export function LegalPage({ name, text, labels, children, appendix }: LegalPageProps) {
  return (
    <>
      <LegalHeader name={name} text={text} labels={labels}>
        {children}
      </LegalHeader>
      <LegalBar current={name} labels={labels} />
      <div className="article-sheet page-column grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-6 pb-10 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:py-0">
        <ArticleContents
          title={labels.contents}
          entries={appendix ? [...text.headings, appendix] : text.headings}
        />
        <div className="article-body max-w-read pb-8 print:[print-color-adjust:exact]">
          <HtmlText html={text.html} />
          {appendix?.content}
        </div>
      </div>
    </>
  );
}
