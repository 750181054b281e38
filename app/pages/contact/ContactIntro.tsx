import type { ContactPage } from "../../parts/contact-form/contact-page-schema.ts";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";

/** The top of the contact page: what it is for, and the promise as a measure on wide pages. */
export function ContactIntro({ page }: { page: ContactPage }) {
  return (
    <div className="page-column grid gap-x-8 pt-8 pb-7 md:pt-14 md:pb-10 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7">
        <SheetLabel parts={[page.eyebrow, page.reply]} />
        <h1 className="mt-4 text-h1 md:mt-6">{page.headline}</h1>
        <p className="mt-5 max-w-[36rem] text-lead text-text">{page.intro}</p>
      </div>
      <DimensionFigure
        {...page.replyFigure}
        className="max-lg:hidden lg:col-span-4 lg:col-start-9"
      />
    </div>
  );
}
