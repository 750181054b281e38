import { fillPattern } from "content-model/fill-pattern";
import { type Ref, useId, useLayoutEffect, useState } from "react";
import { island } from "../../engine/island.tsx";
import type { ResourceHub } from "../../parts/resources/schema.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { SearchIcon } from "../../parts/ui/icons.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { SampleContext } from "../../parts/ui/SampleMark.tsx";
import { replaceParameter } from "../../platform/address.ts";
import { useSearchText } from "../../platform/use-search-text.ts";
import { ResourceRow } from "./ResourceRow.tsx";
import type { ResourcesPage } from "./schema.ts";

/** The register of resources: search and categories on the left, the parts on the right. */
function ResourceBrowser({
  resources,
  page,
  confirmation,
  sampleName,
}: {
  resources: ResourceHub;
  page: ResourcesPage;
  confirmation: string;
  sampleName: string;
}) {
  const { filter, setFilter, field } = useResourceFilter(page.categories.map(({ id }) => id));
  const shown = filterResources(resources, filter);
  const parts = page.parts
    .map((part) => ({
      ...part,
      resources: shown.filter(({ category }) => part.categories.includes(category)),
    }))
    .filter(({ resources }) => resources.length > 0);
  const count = fillPattern(page.count, { count: shown.length, total: resources.length });
  return (
    <div className="page-column grid gap-x-12 gap-y-8 py-10 md:py-14 lg:grid-cols-[min(17rem,26%)_minmax(0,1fr)] xl:grid-cols-[min(19rem,26%)_minmax(0,1fr)]">
      <ResourceControls
        page={page}
        resources={resources}
        filter={filter}
        count={count}
        field={field}
        onChange={setFilter}
      />
      <div className="grid content-start gap-y-14">
        {parts.length === 0 && <EmptyResult page={page} onReset={() => setFilter(emptyFilter)} />}
        <SampleContext value={sampleName}>
          <ResourceParts page={page} parts={parts} confirmation={confirmation} />
        </SampleContext>
      </div>
    </div>
  );
}

/** Shown if no resource matches, with what to try next. */
function EmptyResult({ page, onReset }: { page: ResourcesPage; onReset: () => void }) {
  const { title, text, reset } = page.empty;
  return (
    <div className="flex flex-col md:min-h-96 items-start justify-center self-start border border-dashed border-graphite p-7 md:p-12">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-3 max-w-note text-lead text-text">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="line" onClick={onReset}>
          {reset}
        </Button>
        <ButtonLink tone="line" {...page.closing.primary} />
      </div>
    </div>
  );
}

/** The register by reader: each part with its resources. */
function ResourceParts({
  page,
  parts,
  confirmation,
}: {
  page: ResourcesPage;
  parts: readonly (ResourcesPage["parts"][number] & { resources: ResourceHub })[];
  confirmation: string;
}) {
  const id = useId();
  return parts.map(({ title, text, resources }, index) => {
    return (
      <section key={title} aria-labelledby={`${id}${index}`}>
        <div className="grid gap-x-10 gap-y-2 border-b-[1.5px] border-ink pb-4 md:grid-cols-2 md:items-end">
          <h2 id={`${id}${index}`} className="text-h3">
            {title}
          </h2>
          {text && <p className="text-detail text-text">{text}</p>}
        </div>
        <ul>
          {resources.map((resource) => (
            <ResourceRow key={resource.id} {...{ resource, page, confirmation }} />
          ))}
        </ul>
      </section>
    );
  });
}

/**
 * The filter of the Resource Hub, kept in the address without adding to the history: the category in its
 * query, where a link may name it. The page is built with everything shown.
 *
 * @returns `field` is for the search field
 */
function useResourceFilter(categories: readonly string[]) {
  const { field, text, setText } = useSearchText();
  const [category, setCategory] = useState(emptyFilter.category);
  const setFilter = (next: ResourceFilter) => {
    if (next.text !== text) setText(next.text);
    if (next.category === category) return;
    setCategory(next.category);
    replaceParameter("category", next.category === emptyFilter.category ? "" : next.category);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useLayoutEffect(() => {
    const named = new URLSearchParams(location.search).get("category");
    setCategory(categories.find((each) => each === named) ?? emptyFilter.category);
  }, []);
  return { filter: { text, category }, setFilter, field };
}

export default island("ResourceBrowser", ResourceBrowser);

/**
 * Search box, category buttons and the count. They need scripts; without them everything is shown.
 */
function ResourceControls(props: {
  page: ResourcesPage;
  resources: ResourceHub;
  filter: ResourceFilter;
  count: string;
  field: Ref<HTMLInputElement>;
  onChange: (filter: ResourceFilter) => void;
}) {
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

/** The visitor's filter: search text, and one category or all (spec section 4). */
interface ResourceFilter {
  readonly text: string;
  /** Its id, or "all". */
  readonly category: string;
}

const emptyFilter: ResourceFilter = { text: "", category: "all" };

interface Described {
  readonly title: string;
  readonly description: string;
  readonly category: string;
}

/**
 * The items whose title or description has the text in it, in any case, and whose category fits (spec
 * section 5). Spaces around the text do not count.
 */
export function filterResources<T extends Described>(
  items: readonly T[],
  { text, category }: ResourceFilter,
): T[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(
    (item) =>
      [item.title, item.description].some((words) => words.toLowerCase().includes(wanted)) &&
      (category === "all" || item.category === category),
  );
}
