import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { ContactPage } from "./schema.ts";

/** The top of the contact page: what it is for, in one look, and the promise. */
export function ContactIntro({ page }: { page: ContactPage }) {
  return (
    <div className="page-column grid gap-x-8 pt-8 pb-7 md:pt-14 md:pb-10 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7">
        <SheetLabel parts={[page.eyebrow, page.reply]} />
        <h1 className="mt-4 text-h1 md:mt-6">{page.headline}</h1>
      </div>
      <p className="mt-5 max-w-note text-lead text-text lg:col-span-4 lg:col-start-9 lg:mb-1">
        {page.intro}
      </p>
    </div>
  );
}
