import { usePage } from "../../engine/page-context.ts";
import { listPlaces, sortJobs } from "../../parts/jobs/job-facts.ts";
import type { Job, JobPage } from "../../parts/jobs/schema.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Arrow } from "../../parts/ui/Arrow.tsx";
import { getJobPath } from "../../routes.ts";

/** The open roles, the newest first: what it is, where, and how one is employed. */
export function RoleList({ jobs, words }: { jobs: readonly Job[]; words: JobPage }) {
  const { locale } = usePage().edition;
  return (
    <ul className="mt-8 border-t border-room-edge md:mt-12">
      {sortJobs(jobs).map((job) => (
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
