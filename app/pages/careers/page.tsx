import { fillPattern } from "content-model/fill-pattern";
import { usePage } from "../../engine/page-context.ts";
import { defineBandPage } from "../../parts/bands/Bands.tsx";
import { site } from "../../parts/head/site-schema.ts";
import { jobPage, jobs, listPlaces, sortJobs } from "../../parts/jobs/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { Arrow } from "../../parts/ui/icons.tsx";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import { PlotBar, PlotDimension, PlotFrame, PlotLine, PlotText } from "../../parts/ui/plot.tsx";
import { getJobPath, paths } from "../../routes.ts";
import { careersPage, type WorkingDayWords } from "./schema.ts";

export default defineBandPage({
  path: paths.careers,
  words: careersPage,
  needs: { jobs, jobWords: jobPage, site },
  own: {
    /** The open roles, the newest first, or that there is none today, and where to write all the same. */
    roles: {
      ground: "room",
      draw: function OpenRoles({ band, place, content: { jobs, jobWords, site } }) {
        const { locale } = usePage().edition;
        const email = site.mailboxes.careers;
        return (
          <Section
            room
            {...band}
            {...place}
            beside={jobs.length > 0 ? undefined : "gap-x-16 lg:grid lg:grid-cols-2"}
          >
            {jobs.length > 0 ? (
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
                      <li>{jobWords.employment[job.employment]}</li>
                      {listPlaces(job, jobWords, locale).map((place) => (
                        <li key={place}>{place}</li>
                      ))}
                    </ul>
                    <Arrow className="text-h4 max-lg:hidden" />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-6 max-w-[24em] border-l-2 border-signal pl-5 text-lead">
                {band.none}
              </p>
            )}
            <div
              className={
                jobs.length > 0
                  ? "mt-8 lg:flex lg:items-end lg:justify-between lg:gap-16"
                  : "mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-end"
              }
            >
              <p className="max-w-note text-room-text">{band.unsolicited}</p>
              <ButtonLink
                tone="signal"
                href={`mailto:${email}`}
                className="mt-5 max-w-full wrap-anywhere"
              >
                {fillPattern(band.mailLabel, { email })}
              </ButtonLink>
            </div>
          </Section>
        );
      },
    },
    /** Why people join, next to a working day. */
    reasons: {
      draw: ({ band, place }) => (
        <Section
          {...band}
          {...place}
          beside="grid gap-x-16 gap-y-8 lg:grid-cols-2"
          below={<WorkingDay {...band.day} />}
        >
          <ol className="border-t border-ink lg:self-end">
            {band.items.map((item) => (
              <li
                key={item.title}
                className="border-b border-hairline py-4 break-inside-avoid md:py-6"
              >
                <h3 className="text-h4">{item.title}</h3>
                <p className="mt-1.5 max-w-[34em] text-detail text-text">{item.text}</p>
              </li>
            ))}
          </ol>
        </Section>
      ),
    },
  },
});

const looks = [
  { bar: "fill-ink", name: "fill-white font-medium" },
  { bar: "fill-signal", name: "fill-signal-ink font-medium" },
];

/** Two teams' working hours on one scale of 24, and the hours that both share as a dimension. */
function WorkingDay({ title, scale, teams, overlap, note, alt }: WorkingDayWords) {
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
            className="block h-36 w-full overflow-visible font-mono text-label lg:h-54 [print-color-adjust:exact]"
          >
            <PlotBar x={shared} className="fill-petrol-wash" />
            {shared.map((x) => (
              <PlotLine key={x} x={x} strokeDasharray="4 4" className="stroke-petrol" />
            ))}
            <PlotDimension from={place(from)} to={place(to)} y={10} dy="-28">
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
            {/* A tick for every hour. */}
            <PlotLine
              y={100}
              pathLength={24}
              strokeDasharray=".06 .94"
              strokeDashoffset=".03"
              strokeWidth={9}
              className="stroke-ink"
            />
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
