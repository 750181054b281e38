import type { ReactNode } from "react";
import type { LegalText } from "../../parts/texts/schema.ts";
import { DatedLine } from "../../parts/ui/Day.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { LegalLabels } from "./schema.ts";

interface LegalHeaderProps {
  name: string;
  text: LegalText;
  labels: LegalLabels;
  children?: ReactNode;
}

/** Title, one-sentence summary, and effective date. */
export function LegalHeader({ name, text, labels, children }: LegalHeaderProps) {
  const sheet = labels.documents.find((document) => document.name === name)?.sheet ?? "";
  return (
    <header className="sheet-grid border-b border-hairline print:border-0 print:bg-none">
      <div className="page-column grid gap-x-10 gap-y-3 pt-6 pb-5 md:grid-cols-[1.4fr_1fr] md:items-end md:gap-y-6 md:py-14 lg:gap-x-16">
        <div>
          <SheetLabel parts={[sheet, labels.eyebrow]} />
          <h1 className="mt-3 text-h2 md:mt-5">{text.title}</h1>
          <p className="mt-3 max-w-[32em] md:mt-5 text-lead text-text">{text.summary}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:flex-col md:items-start md:border-l md:border-hairline md:pl-6 lg:pl-8">
          <p className="tag grid gap-1 text-graphite">
            <DatedLine pattern={labels.effective} day={text.effective} />
            {text.revised && <DatedLine pattern={labels.revised} day={text.revised} />}
          </p>
          {children}
        </div>
      </div>
    </header>
  );
}
