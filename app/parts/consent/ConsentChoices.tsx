import { choicesId } from "./consent-opener.ts";
import { offeredCategories } from "./consent-rules.ts";
import type { Consent } from "./schema.ts";

/** What may be stored, category by category: necessary is always on, the others are switches. */
export function ConsentChoices({ content }: { content: Consent }) {
  const { alwaysOn, categories, categoriesLegend } = content;
  return (
    <fieldset id={choicesId}>
      <legend className="tag text-graphite uppercase">{categoriesLegend}</legend>
      <div className="mt-2 divide-y divide-hairline border-y border-hairline md:grid md:grid-cols-3 md:divide-x md:divide-y-0">
        <div className="py-2 md:py-3 md:pr-5">
          <div className="flex min-h-11 items-center justify-between gap-4 text-small font-medium md:min-h-8">
            {categories.necessary.label}
            <span className="tag text-petrol">{alwaysOn}</span>
          </div>
          <p className="text-small text-graphite">{categories.necessary.text}</p>
        </div>
        {offeredCategories.map((category) => (
          <div key={category} className="py-2 md:px-5 md:py-3 md:last:pr-0">
            <label
              htmlFor={`${choicesId}-${category}`}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-small font-medium md:min-h-8"
            >
              {categories[category].label}
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
                role="switch"
                id={`${choicesId}-${category}`}
                name={category}
                className="switch relative flex-none rounded-md"
                aria-describedby={`${choicesId}-${category}-text`}
              />
            </label>
            <p id={`${choicesId}-${category}-text`} className="text-small text-graphite">
              {categories[category].text}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
