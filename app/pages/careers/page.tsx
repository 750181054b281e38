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

/** Units of the diagram, 600 × 330. */
const [left, right, bottom] = [20, 580, 250];
const getX = (hour: number) => left + ((right - left) * hour) / 24;
const hours = Array.from({ length: 25 }, (_, hour) => hour);
/** The first and the last hour stay in the drawing. */
const anchors: Partial<Record<number, "start" | "end">> = { 0: "start", 24: "end" };
const looks = [
  { y: 92, bar: "fill-ink", name: "fill-white" },
  { y: 156, bar: "fill-signal", name: "fill-signal-ink" },
];

/** Two teams' working hours on one scale of 24, and the hours that both share as a dimension. */
function WorkingDay({ title, scale, teams, overlap, note, alt }: ReasonsBand["day"]) {
  const from = Math.max(...teams.map((team) => team.from));
  const to = Math.min(...teams.map((team) => team.to));
  const [begin, end] = [getX(from), getX(to)];
  return (
    <figure className="mt-8 border border-ink bg-sheet lg:mt-12">
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hairline px-5 py-3.5">
        <span className="font-head text-body leading-tight font-strong">{title}</span>
        <span className="tag text-graphite">{scale}</span>
      </figcaption>
      <svg
        viewBox="0 0 600 330"
        role="img"
        aria-label={alt}
        className="w-full fill-none stroke-ink px-2 font-mono max-sm:text-[1.375rem] sm:text-[0.9375rem]"
        strokeWidth="1.5"
      >
        <path
          d={`M${begin} 34H${end}V${bottom}H${begin}z`}
          className="fill-petrol-wash stroke-none"
        />
        <g className="stroke-petrol">
          <path
            d={`M${begin} 44V${bottom}M${end} 44V${bottom}`}
            strokeDasharray="4 4"
            strokeWidth="1"
          />
          <path d={`M${begin - 8} 60H${end + 8}M${begin - 5} 65l10-10M${end - 5} 65l10-10`} />
          <text
            x={(begin + end) / 2}
            y="32"
            textAnchor="middle"
            className="fill-petrol stroke-none font-medium"
          >
            {`${to - from} h ${overlap}`}
          </text>
        </g>
        {looks.map(({ y, bar, name }, index) => {
          const team = teams[index];
          return (
            team && (
              <g key={team.name} className="stroke-none">
                <path
                  d={`M${getX(team.from)} ${y}H${getX(team.to)}v44H${getX(team.from)}z`}
                  className={bar}
                />
                <text x={getX(team.from) + 14} y={y + 28} className={`${name} font-medium`}>
                  {team.name}
                </text>
              </g>
            )
          );
        })}
        <path d={`M${left} ${bottom}H${right}`} />
        <path
          d={hours.map((hour) => `M${getX(hour)} ${bottom}v${hour % 6 === 0 ? 14 : 7}`).join("")}
          strokeWidth="1"
        />
        {[0, 6, 12, 18, 24].map((hour) => (
          <text
            key={hour}
            x={getX(hour)}
            y={bottom + 40}
            textAnchor={anchors[hour] ?? "middle"}
            className="fill-graphite stroke-none"
          >
            {String(hour).padStart(2, "0")}
          </text>
        ))}
      </svg>
      <p className="border-t border-hairline px-5 py-3 text-small text-graphite">{note}</p>
    </figure>
  );
}
