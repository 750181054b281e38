import type { JobPosting } from "schema-dts";
import { escapeHtml } from "../../parts/head/escape-html.ts";
import { getCanonicalUrl } from "../../parts/head/page-graph.ts";
import { buildOrganization } from "../../parts/head/site-entries.ts";
import type { Site } from "../../parts/head/site-schema.ts";
import type { Job, JobPage } from "../../parts/jobs/schema.ts";
import { getJobPath } from "../../routes.ts";

/** The whole job as HTML, as Google wants a posting's description. */
function writeDescription(
  { description, tasks, profile, offer }: Job,
  { titles }: JobPage,
): string {
  const lists = [
    [titles.tasks, tasks],
    [titles.profile, profile],
    [titles.offer, offer],
  ] as const;
  return [
    `<p>${escapeHtml(description)}</p>`,
    ...lists.flatMap(([title, items]) => [
      `<p>${escapeHtml(title)}</p>`,
      `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
    ]),
  ].join("");
}

/**
 * A job, for search engines, with the fields that Google requires:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function buildJobPosting(site: Site, job: Job, words: JobPage): JobPosting {
  const { slug, title, date, validUntil, place, remote, employment, salary } = job;
  const url = getCanonicalUrl(getJobPath(slug), site);
  return {
    "@type": "JobPosting",
    "@id": `${url}#job`,
    url,
    title,
    description: writeDescription(job, words),
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
