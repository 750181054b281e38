import type { Job, JobPage } from "../../parts/jobs/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { RoleList } from "./RoleList.tsx";
import type { CareersPage } from "./schema.ts";

interface OpenRolesProps {
  roles: CareersPage["openRoles"];
  jobs: readonly Job[];
  jobWords: JobPage;
  mailbox: string;
}

/** The open roles, or that there is none today, and where to write all the same. */
export function OpenRoles({ roles, jobs, jobWords, mailbox }: OpenRolesProps) {
  const { label, title, none, unsolicited, mailLabel } = roles;
  const hasJobs = jobs.length > 0;
  return (
    <section
      id="open-roles"
      aria-labelledby="open-roles-title"
      className="room sheet-grid scroll-mt-16 bg-room py-band text-white"
    >
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div className={hasJobs ? "lg:col-span-2" : undefined}>
          <SectionHead id="open-roles-title" label={label} title={title} />
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
            {mailLabel.replace("{email}", mailbox)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
