import { fillPattern } from "content-model/fill-pattern";
import { usePage } from "../../engine/page-context.ts";
import { listPlaces, sortJobs } from "../../parts/jobs/job-facts.ts";
import type { Job, JobPage } from "../../parts/jobs/schema.ts";
import type { Place } from "../../parts/sections/place.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Arrow } from "../../parts/ui/Arrow.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { getJobPath } from "../../routes.ts";
import type { RolesBand } from "./schema.ts";

interface OpenRolesProps {
  band: RolesBand;
  place: Place;
  jobs: readonly Job[];
  jobWords: JobPage;
  mailbox: string;
}

/** The open roles, or that there is none today, and where to write all the same. */
export function OpenRoles({ band, place, jobs, jobWords, mailbox }: OpenRolesProps) {
  const { title, none, unsolicited, mailLabel } = band;
  const hasJobs = jobs.length > 0;
  return (
    <section
      id={place.anchor}
      aria-labelledby={`${place.id}-title`}
      className="room sheet-grid scroll-mt-16 bg-room py-band text-white"
    >
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div className={hasJobs ? "lg:col-span-2" : undefined}>
          <SectionHead id={`${place.id}-title`} label={place.label} title={title} />
          {hasJobs ? (
            <RoleList jobs={jobs} words={jobWords} />
          ) : (
            <p className="mt-6 max-w-[24em] border-l-2 border-signal pl-5 text-lead">{none}</p>
          )}
        </div>
        <div
          className={
            hasJobs
              ? "lg:col-span-2 lg:flex lg:items-end lg:justify-between lg:gap-16"
              : "border-t border-room-edge pt-6"
          }
        >
          <p className="max-w-note text-room-text">{unsolicited}</p>
          <ButtonLink
            tone="signal"
            href={`mailto:${mailbox}`}
            className="mt-5 max-w-full wrap-anywhere"
          >
            {fillPattern(mailLabel, { email: mailbox })}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The open roles, the newest first: what it is, where, and how one is employed. */
function RoleList({ jobs, words }: { jobs: readonly Job[]; words: JobPage }) {
  const { locale } = usePage().edition;
  return (
    <ul className="mt-8 border-t border-room-edge md:mt-12">
      {sortJobs(jobs, locale).map((job) => (
        <li
          key={job.slug}
          className="group/card relative grid gap-x-12 gap-y-3 border-b border-room-edge py-6 lg:grid-cols-[1.6fr_1fr_auto] lg:items-baseline"
        >
          <div>
            <h3 className="text-h3">
              <AppLink href={getJobPath(job.slug)} className="card-cover">
                {job.title}
              </AppLink>
            </h3>
            <p className="mt-2 max-w-read text-room-text">{job.description}</p>
          </div>
          <ul className="tag grid gap-1 text-room-mute">
            <li>{words.employment[job.employment]}</li>
            {listPlaces(job, words, locale).map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <Arrow className="text-h4 max-lg:hidden" />
        </li>
      ))}
    </ul>
  );
}
