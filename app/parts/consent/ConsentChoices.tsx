import { getPlausibleSettings } from "../analytics/plausible-settings.ts";
import { Switch } from "../ui/Switch.tsx";
import { type OfferedCategory, offeredCategories } from "./consent-rules.ts";
import type { Consent } from "./schema.ts";

interface ConsentChoicesProps {
  content: Consent;
  id: string;
  choice: Readonly<Record<OfferedCategory, boolean>>;
  onChange: (category: OfferedCategory, isOn: boolean) => void;
}

/** What may be stored, category by category: necessary is always on, the others are switches. */
export function ConsentChoices({ content, id, choice, onChange }: ConsentChoicesProps) {
  const { alwaysOn, categories, categoriesLegend, services: setUp } = content;
  return (
    <fieldset id={id} className="lg:col-span-2">
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
              htmlFor={`${id}-${category}-switch`}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-small font-medium md:min-h-8"
            >
              {categories[category].label}
              <Switch
                id={`${id}-${category}-switch`}
                checked={choice[category]}
                aria-describedby={`${id}-${category}`}
                onChange={(event) => onChange(category, event.target.checked)}
              />
            </label>
            <p id={`${id}-${category}`} className="text-small text-graphite">
              {categories[category].text}
              {category === "analytics" && getPlausibleSettings() && (
                <> {setUp.replace("{services}", "Plausible")}</>
              )}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
