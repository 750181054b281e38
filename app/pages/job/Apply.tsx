import type { Job, JobPage } from "../../parts/jobs/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { ArticleDay } from "../../parts/ui/Day.tsx";

interface ApplyProps {
  job: Job;
  words: JobPage["apply"];
  mailbox: string;
}

/** What to send, by when, and the mail to send it with. */
export function Apply({ job, words, mailbox }: ApplyProps) {
  const subject = words.subject.replace("{title}", job.title);
  const [before, after] = words.until.split("{date}");
  return (
    <section aria-labelledby="apply-title" className="room sheet-grid bg-room py-band text-white">
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
        <SectionHead id="apply-title" label={words.label} title={words.title} />
        <div className="border-t border-room-edge pt-6">
          <p className="max-w-note text-room-text">
            {job.apply ?? words.text} {before}
            <ArticleDay date={job.validUntil} />
            {after}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink
              tone="signal"
              href={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}`}
              className="max-w-full wrap-anywhere"
            >
              {words.mailLabel.replace("{email}", mailbox)}
            </ButtonLink>
            <ButtonLink tone="room-line" {...words.others} className="no-print" />
          </div>
        </div>
      </div>
    </section>
  );
}
