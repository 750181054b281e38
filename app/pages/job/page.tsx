import { definePages } from "../../engine/page.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { type Job, jobPage, jobs } from "../../parts/jobs/schema.ts";
import { getJobPath } from "../../routes.ts";
import { Apply } from "./Apply.tsx";
import { JobHeader } from "./JobHeader.tsx";
import { JobLists } from "./JobLists.tsx";
import { buildJobPosting } from "./job-posting.ts";

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
      <JobHeader job={job} words={words} />
      <JobLists job={job} words={words} />
      <Apply job={job} words={words.apply} mailbox={site.mailboxes.careers} />
    </article>
  ),
});
