import { type Ref, useId } from "react";
import type { ResourceHub } from "../../parts/resources/schema.ts";
import { SearchIcon } from "../../parts/ui/SearchIcon.tsx";
import type { ResourceFilter } from "./resource-filter.ts";
import type { ResourcesPage } from "./schema.ts";

interface ResourceControlsProps {
  page: ResourcesPage;
  resources: ResourceHub;
  filter: ResourceFilter;
  /** How many are shown, in words. */
  count: string;
  /** The search field. */
  field: Ref<HTMLInputElement>;
  onChange: (filter: ResourceFilter) => void;
}

/**
 * Search box, category buttons and the count. They need scripts; without them everything is shown.
 */
export function ResourceControls(props: ResourceControlsProps) {
  const { page, resources, filter, count, field, onChange } = props;
  const id = useId();
  const categories = page.categories.map(({ id, label }) => ({
    value: id,
    label,
    size: resources.filter(({ category }) => category === id).length,
  }));
  const choices = [
    { value: "all", label: page.allCategories, size: resources.length },
    ...categories.filter(({ size }) => size > 0),
  ];
  return (
    <search className="lg:sticky lg:top-24 lg:self-start noscript:hidden">
      <div className="relative border border-ink bg-sheet focus-within:bg-white">
        <label htmlFor={id} className="sr-only">
          {page.search.label}
        </label>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-graphite" />
        <input
          ref={field}
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          placeholder={page.search.placeholder}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          className="clear-cross h-13 w-full bg-transparent pr-3 pl-12 text-body text-ink placeholder:text-graphite"
        />
      </div>
      <fieldset className="mt-4 grid grid-cols-2 gap-px border border-hairline bg-hairline sm:grid-cols-3 lg:grid-cols-1">
        <legend className="sr-only">{page.categoriesLabel}</legend>
        {choices.map(({ value, label, size }) => (
          <button
            key={value}
            type="button"
            aria-pressed={filter.category === value}
            onClick={() => onChange({ ...filter, category: value })}
            className="relative flex min-h-12 items-center justify-between gap-3 bg-paper px-4 text-left text-small font-medium transition-colors before:absolute before:inset-y-0 before:left-0 before:w-1 hover:bg-sheet focus-visible:z-1 aria-pressed:bg-sheet aria-pressed:before:bg-signal forced-colors:aria-pressed:outline-3"
          >
            {label}
            <span aria-hidden="true" className="tag text-graphite">
              {size}
            </span>
          </button>
        ))}
      </fieldset>
      <p role="status" className="mt-4 tag text-graphite">
        {count}
      </p>
    </search>
  );
}
