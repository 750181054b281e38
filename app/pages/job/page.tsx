import { fillPattern, fillPieces } from "content-model/fill-pattern";
import type { JobPosting } from "schema-dts";
import { definePages } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { buildOrganization, escapeHtml, getCanonicalUrl } from "../../parts/head/page-graph.ts";
import { type Site, site } from "../../parts/head/site-schema.ts";
import {
  formatSalary,
  type Job,
  type JobPage,
  jobPage,
  jobs,
  listPlaces,
} from "../../parts/jobs/schema.ts";
import { OfflineNote } from "../../parts/preview/PreviewBar.tsx";
import { Actions } from "../../parts/sections/PageHero.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { ArticleDay } from "../../parts/ui/Day.tsx";
import { BackLink, ButtonLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { TitleCell } from "../../parts/ui/texts.tsx";
import { getJobPath } from "../../routes.ts";

export default definePages({
  needs: { words: jobPage, jobs, site },
  items: ({ jobs }) => jobs,
  address: ({ slug }: Job) => ({ path: getJobPath(slug) }),
  head: ({ words, site }, job) => ({
    title: job.title,
    description: job.description,
    modified: job.date,
    others: () => [buildJobPosting(site, job, words)],
  }),
  render: ({ words, site }, job) => (
    <article>
      <JobHeader {...{ job, words }} />
      <JobLists {...{ job, words }} />
      <Apply {...{ job, words, site }} />
    </article>
  ),
});

interface Shown {
  job: Job;
  words: JobPage;
}

function JobHeader({ job, words }: Shown) {
  const { locale } = usePage().edition;
  const { back, cells } = words;
  return (
    <header className="sheet-grid border-b border-hairline print:border-0">
      <div className="page-column pb-10 print:pb-4">
        <div className="grid gap-x-10 gap-y-6 pt-6 pb-8 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:items-end md:pt-10 lg:gap-x-16 lg:pb-14">
          <div>
            <BackLink {...back} />
            <OfflineNote {...job} />
            <div className="mt-4 md:mt-6">
              <SheetLabel parts={words.label} />
            </div>
            <h1 className="mt-5 text-h1">{job.title}</h1>
          </div>
          <div>
            <p className="max-w-note text-lead text-text">{job.description}</p>
            <Actions className="mt-6">
              <ButtonLink
                tone="signal"
                href={`${getJobPath(job.slug)}#apply-title`}
                label={words.apply.button}
                arrow
              />
            </Actions>
          </div>
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

function JobLists({ job, words }: Shown) {
  return (
    <div className="page-column py-[calc(var(--spacing-band)*0.75)] print:py-0">
      {parts.map((name) => (
        <section
          key={name}
          aria-labelledby={`${name}-title`}
          className="grid gap-x-16 gap-y-3 border-t border-ink py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]"
        >
          <h2 id={`${name}-title`} className="text-h3">
            {words.titles[name]}
          </h2>
          <ul>
            {job[name].map((item) => (
              <li
                key={item}
                className="max-w-read border-b border-hairline py-4 first:pt-1 last:border-b-0 last:pb-0"
              >
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Apply({ job, words: { apply }, site }: Shown & { site: Site }) {
  const mailbox = site.mailboxes.careers;
  const subject = fillPattern(apply.subject, { title: job.title });
  return (
    <Section
      room
      id="apply"
      label={apply.label}
      title={apply.title}
      beside="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end"
    >
      <div className="border-t border-room-edge pt-6">
        <p className="max-w-note text-room-text">
          {job.apply ?? apply.text}{" "}
          {fillPieces(apply.until, { date: <ArticleDay key="date" date={job.validUntil} /> })}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink
            tone="signal"
            href={`mailto:${mailbox}?subject=${encodeURIComponent(subject)}`}
            className="max-w-full wrap-anywhere"
          >
            {fillPattern(apply.mailLabel, { email: mailbox })}
          </ButtonLink>
          <ButtonLink tone="room-line" {...apply.others} className="no-print" />
        </div>
      </div>
    </Section>
  );
}

const parts = ["tasks", "profile", "offer"] as const;

/** The whole job as HTML, as Google wants a posting's description. */
const writeDescription = ({ job, words }: Shown) =>
  [
    `<p>${escapeHtml(job.description)}</p>`,
    ...parts.flatMap((name) => [
      `<p>${escapeHtml(words.titles[name])}</p>`,
      `<ul>${job[name].map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
    ]),
  ].join("");

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
function buildJobPosting(site: Site, job: Job, words: JobPage): JobPosting {
  const { slug, title, date, validUntil, place, remote, employment, salary } = job;
  const url = getCanonicalUrl(getJobPath(slug), site);
  return {
    "@type": "JobPosting",
    "@id": `${url}#job`,
    url,
    title,
    description: writeDescription({ job, words }),
    datePosted: date,
    validThrough: `${validUntil}T23:59:59Z`,
    employmentType: employment.toUpperCase().replace("-", "_"),
    hiringOrganization: buildOrganization(site),
    ...(place && {
      jobLocation: {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: place.city,
          ...(place.region && { addressRegion: place.region }),
          addressCountry: place.country,
        },
      },
    }),
    ...(remote && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: remote.map((name) => ({ "@type": "Country", name })),
    }),
    ...(salary && {
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: salary.currency,
        value: {
          "@type": "QuantitativeValue",
          minValue: salary.from,
          maxValue: salary.to,
          unitText: salary.per.toUpperCase(),
        },
      },
    }),
  };
}
