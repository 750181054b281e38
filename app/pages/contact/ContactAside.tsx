import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { SideCard } from "./SideCard.tsx";
import type { ContactPage } from "./schema.ts";

interface ContactAsideProps {
  page: ContactPage;
  mailbox: string;
}

/** Beside the form: the promise, what happens next, the mailbox, and two ways on for those who look around first. */
export function ContactAside({ page, mailbox }: ContactAsideProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-10 md:max-lg:grid-cols-2 lg:gap-11">
      <div className="grid grid-cols-1 content-start gap-10 lg:gap-11">
        <DimensionFigure {...page.replyFigure} />
        <NextSteps {...page.nextSteps} />
      </div>
      <div className="grid grid-cols-1 content-start gap-10 lg:gap-11">
        <div className="border-t-[1.5px] border-ink pt-4">
          <h2 className="tag font-mono text-graphite uppercase">{page.mailboxLabel}</h2>
          <a
            href={`mailto:${mailbox}`}
            className="mt-1 inline-block min-h-11 py-2 text-h4 wrap-anywhere font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {mailbox}
          </a>
        </div>
        <ul className="grid grid-cols-1 gap-px border border-hairline bg-hairline">
          {page.sideCards.map((card) => (
            <li key={card.title} className="grid">
              <SideCard {...card} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
