import { usePage } from "../../engine/page-context.ts";
import { formatSalary, listPlaces } from "../../parts/jobs/job-facts.ts";
import type { Job, JobPage } from "../../parts/jobs/schema.ts";
import { BackLink } from "../../parts/ui/BackLink.tsx";
import { ArticleDay } from "../../parts/ui/Day.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { TitleCell } from "../../parts/ui/TitleCell.tsx";

/** Title and summary, and the title block of the sheet: place, employment, pay, days. */
export function JobHeader({ job, words }: { job: Job; words: JobPage }) {
  const { locale } = usePage().edition;
  const { back, cells } = words;
  return (
    <header className="sheet-grid border-b border-hairline print:border-0">
      <div className="page-column pb-10 print:pb-4">
        <div className="grid gap-x-16 gap-y-6 pt-6 pb-8 md:pt-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:items-end lg:pb-14">
          <div>
            <BackLink {...back} />
            {job.draft && (
              <p className="tag mt-3 w-fit bg-signal px-2 py-1 text-signal-ink">{words.draft}</p>
            )}
            <div className="mt-4 md:mt-6">
              <SheetLabel parts={words.label} />
            </div>
            <h1 className="mt-5 text-h1">{job.title}</h1>
          </div>
          <p className="max-w-note text-lead text-text">{job.description}</p>
        </div>
        <dl className="grid grid-cols-2 border-t border-l border-ink bg-sheet max-md:*:first:col-span-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none print:border-l-0 print:bg-transparent">
          <TitleCell label={cells.place}>
            {listPlaces(job, words, locale).map((place) => (
              <span key={place} className="block">
                {place}
              </span>
            ))}
          </TitleCell>
          <TitleCell label={cells.employment}>{words.employment[job.employment]}</TitleCell>
          {job.salary && (
            <TitleCell label={cells.salary}>{formatSalary(job.salary, words, locale)}</TitleCell>
          )}
          <TitleCell label={cells.posted}>
            <ArticleDay date={job.date} />
          </TitleCell>
          <TitleCell label={cells.until}>
            <ArticleDay date={job.validUntil} />
          </TitleCell>
        </dl>
      </div>
    </header>
  );
}
