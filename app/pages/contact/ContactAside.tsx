import type { ContactPage } from "../../parts/contact-form/contact-page-schema.ts";
import { NextSteps } from "../../parts/contact-form/NextSteps.tsx";

interface ContactAsideProps {
  page: ContactPage;
  mailbox: string;
}

/** Beside the form: what happens next, and the mailbox. */
export function ContactAside({ page, mailbox }: ContactAsideProps) {
  return (
    <div className="grid grid-cols-1 gap-10 md:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:gap-11">
      <NextSteps {...page.nextSteps} />
      <div className="self-start border-t-[1.5px] border-ink pt-4">
        <h2 className="tag font-mono text-graphite uppercase">{page.mailboxLabel}</h2>
        <a
          href={`mailto:${mailbox}`}
          className="mt-1 inline-block min-h-11 py-2 text-h4 wrap-anywhere font-medium underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {mailbox}
        </a>
      </div>
    </div>
  );
}
