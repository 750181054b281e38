import type { ContactPage } from "./contact-page-schema.ts";

/** What happens after the message is sent, as stations on one line. */
export function NextSteps({ title, steps }: ContactPage["nextSteps"]) {
  return (
    <section aria-labelledby="next-steps-title">
      <h2 id="next-steps-title" className="text-h3">
        {title}
      </h2>
      <ol className="mt-6">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[2.25rem_1fr] gap-x-4 pb-7 before:absolute before:top-9 before:bottom-0 before:left-[1.0625rem] before:w-[1.5px] before:bg-ink last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className="tag grid size-9 place-items-center border-[1.5px] border-ink bg-sheet"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="mt-1.5 text-h4">{step.title}</h3>
              <p className="mt-1.5 text-detail text-text">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
