import { fillPattern } from "content-model/fill-pattern";
import { definePage } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { Bands, bandNeeds, buildHead, listBandSources } from "../../parts/bands/Bands.tsx";
import { type Site, site } from "../../parts/head/site-schema.ts";
import {
  type Job,
  type JobPage,
  jobPage,
  jobs,
  listPlaces,
  sortJobs,
} from "../../parts/jobs/schema.ts";
import { type Place, SectionHead } from "../../parts/sections/Section.tsx";
import { Arrow } from "../../parts/ui/icons.tsx";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import { PlotBar, PlotDimension, PlotFrame, PlotLine, PlotText } from "../../parts/ui/plot.tsx";
import { getJobPath, paths } from "../../routes.ts";
import { careersPage, type ReasonsBand, type RolesBand } from "./schema.ts";

export default definePage({
  address: { path: paths.careers },
  needs: { words: careersPage, jobs, jobWords: jobPage, ...bandNeeds },
  sources: ({ words }) => [careersPage, jobs, jobPage, site, ...listBandSources(words.bands)],
  head: ({ words }) => buildHead(words),
  render: ({ words, jobs, jobWords, ...content }) => (
    <Bands
      page={words}
      content={content}
      rooms={["roles"]}
      drawOwn={(band, place) =>
        band.band === "roles" ? (
          <OpenRoles key={place.id} {...{ band, place, jobs, jobWords, site: content.site }} />
        ) : (
          <Reasons key={place.id} {...{ band, place }} />
        )
      }
    />
  ),
});

/** The open roles, or that there is none today, and where to write all the same. */
function OpenRoles({
  band: { title, none, unsolicited, mailLabel },
  place: { id, anchor, label },
  jobs,
  jobWords,
  site,
}: {
  band: RolesBand;
  place: Place;
  jobs: readonly Job[];
  jobWords: JobPage;
  site: Site;
}) {
  const mailbox = site.mailboxes.careers;
  const hasJobs = jobs.length > 0;
  return (
    <section
      id={anchor}
      aria-labelledby={`${id}-title`}
      className="room sheet-grid scroll-mt-16 bg-room py-band text-white"
    >
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div className={hasJobs ? "lg:col-span-2" : undefined}>
          <SectionHead id={`${id}-title`} label={label} title={title} />
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

/** Why people join, next to a working day. */
function Reasons({ band, place }: { band: ReasonsBand; place: Place }) {
  const { id, anchor, label, className } = place;
  const { title, text, items, day } = band;
  return (
    <section id={anchor} aria-labelledby={`${id}-title`} className={className}>
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <SectionHead
            place="beside"
            id={`${id}-title`}
            {...{ label, title, text }}
            measure="max-w-[8em]"
          />
          <WorkingDay {...day} />
        </div>
        <ol className="border-t border-ink lg:self-end">
          {items.map((item) => (
            <li
              key={item.title}
              className="border-b border-hairline py-4 break-inside-avoid md:py-6"
            >
              <h3 className="text-h4">{item.title}</h3>
              <p className="mt-1.5 max-w-[34em] text-detail text-text">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const looks = [
  { bar: "fill-ink", name: "fill-white font-medium" },
  { bar: "fill-signal", name: "fill-signal-ink font-medium" },
];

/** Two teams' working hours on one scale of 24, and the hours that both share as a dimension. */
function WorkingDay({ title, scale, teams, overlap, note, alt }: ReasonsBand["day"]) {
  const place = (hour: number) => (100 * hour) / 24;
  const from = Math.max(...teams.map((team) => team.from));
  const to = Math.min(...teams.map((team) => team.to));
  const shared = [place(from), place(to)];
  return (
    <div className="mt-8 lg:mt-12">
      <PlotFrame title={title} unit={scale} note={note}>
        <div className="px-5 pt-8 pb-9">
          <svg
            role="img"
            aria-label={alt}
            className="block h-36 w-full overflow-visible font-mono text-label [print-color-adjust:exact]"
          >
            <PlotBar x={shared} className="fill-petrol-wash" />
            {shared.map((x) => (
              <PlotLine key={x} x={x} strokeDasharray="4 4" className="stroke-petrol" />
            ))}
            <PlotDimension from={place(from)} to={place(to)} y={10} dy="-24">
              {`${to - from} h ${overlap}`}
            </PlotDimension>
            {teams.map((team, index) => {
              const top = 27 + 36 * index;
              return (
                <g key={team.name}>
                  <PlotBar
                    x={[place(team.from), place(team.to)]}
                    y={[top, top + 24]}
                    className={looks[index]?.bar}
                  />
                  <PlotText
                    x={place(team.from)}
                    y={top + 12}
                    dx="10"
                    dy="0.35em"
                    textAnchor="start"
                    className={looks[index]?.name}
                  >
                    {team.name}
                  </PlotText>
                </g>
              );
            })}
            <PlotLine y={100} className="stroke-ink" />
            {[0, 6, 12, 18, 24].map((hour) => (
              <PlotText key={hour} x={place(hour)} y={100} dy="22" className="fill-graphite">
                {String(hour).padStart(2, "0")}
              </PlotText>
            ))}
          </svg>
        </div>
      </PlotFrame>
    </div>
  );
}
