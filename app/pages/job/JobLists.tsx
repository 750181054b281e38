import type { Job, JobPage } from "../../parts/jobs/schema.ts";

/** The work, what it takes, and what we offer, each as a ruled list beside its heading. */
export function JobLists({ job, words }: { job: Job; words: JobPage }) {
  return (
    <div className="page-column py-[calc(var(--spacing-band)*0.75)] print:py-0">
      {(["tasks", "profile", "offer"] as const).map((name) => (
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
