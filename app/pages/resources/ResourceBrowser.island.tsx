import { fillPattern } from "content-model/fill-pattern";
import { useId, useLayoutEffect, useState } from "react";
import { island } from "../../engine/island.tsx";
import type { ResourceHub } from "../../parts/resources/schema.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { SearchIcon } from "../../parts/ui/icons.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { SampleContext } from "../../parts/ui/SampleMark.tsx";
import { replaceParameter } from "../../platform/address.ts";
import { useSearchText } from "../../platform/use-search-text.ts";
import { all, filterResources, ResourceRow } from "./ResourceRow.tsx";
import type { ResourcesPage } from "./schema.ts";

interface Register {
  resources: ResourceHub;
  page: ResourcesPage;
  /** Shown when a download begins. */
  confirmation: string;
  /** What a screen reader says of a sample. */
  sampleName: string;
}

function ResourceBrowser({ resources, page, confirmation, sampleName }: Register) {
  const { title, text, reset } = page.empty;
  const filter = useResourceFilter(page.categories.map(({ id }) => id));
  const id = useId();
  const shown = filterResources(resources, filter);
  const parts = page.parts
    .map((part) => ({
      ...part,
      resources: shown.filter(({ category }) => part.categories.includes(category)),
    }))
    .filter(({ resources }) => resources.length > 0);
  return (
    <div className="page-column grid gap-x-12 gap-y-8 py-10 md:py-14 lg:grid-cols-[min(17rem,26%)_minmax(0,1fr)] xl:grid-cols-[min(19rem,26%)_minmax(0,1fr)]">
      <ResourceControls {...{ page, resources, filter, shown }} />
      <div className="grid content-start gap-y-14">
        {parts.length === 0 && (
          <div className="flex flex-col md:min-h-96 items-start justify-center self-start border border-dashed border-graphite p-7 md:p-12">
            <h2 className="text-h3">{title}</h2>
            <p className="mt-3 max-w-note text-lead text-text">{text}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button tone="line" onClick={filter.reset}>
                {reset}
              </Button>
              <ButtonLink tone="line" {...page.closing.primary} />
            </div>
          </div>
        )}
        <SampleContext value={sampleName}>
          {parts.map(({ title, text, resources }, index) => (
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
          ))}
        </SampleContext>
      </div>
    </div>
  );
}

/**
 * The filter of the Resource Hub, kept in the address without adding to the history: the category in its
 * query, where a link may name it. The page is built with everything shown.
 *
 * @returns `field` is for the search field
 */
function useResourceFilter(categories: readonly string[]) {
  const search = useSearchText();
  const [category, showCategory] = useState(all);
  const setCategory = (next: string) => {
    showCategory(next);
    replaceParameter("category", next === all ? "" : next);
  };
  const reset = () => {
    search.setText("");
    setCategory(all);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once
  useLayoutEffect(() => {
    const named = new URLSearchParams(location.search).get("category");
    showCategory(categories.find((each) => each === named) ?? all);
  }, []);
  return { ...search, category, setCategory, reset };
}

/** Search box, category buttons and the count. They need scripts; without them everything is shown. */
function ResourceControls(props: {
  page: ResourcesPage;
  resources: ResourceHub;
  filter: ReturnType<typeof useResourceFilter>;
  shown: ResourceHub;
}) {
  const { page, resources, filter, shown } = props;
  const id = useId();
  const choices = [
    { id: all, label: page.allCategories, size: resources.length },
    ...page.categories.map(({ id, label }) => ({
      id,
      label,
      size: resources.filter(({ category }) => category === id).length,
    })),
  ];
  return (
    <search className="lg:sticky lg:top-24 lg:self-start noscript:hidden">
      <div className="relative border border-ink bg-sheet focus-within:bg-white">
        <label htmlFor={id} className="sr-only">
          {page.search.label}
        </label>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-graphite" />
        <input
          ref={filter.field}
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          placeholder={page.search.placeholder}
          value={filter.text}
          onChange={(event) => filter.setText(event.target.value)}
          className="clear-cross h-13 w-full bg-transparent pr-3 pl-12 text-body text-ink placeholder:text-graphite"
        />
      </div>
      <fieldset className="mt-4 grid grid-cols-2 gap-px border border-hairline bg-hairline sm:grid-cols-3 lg:grid-cols-1">
        <legend className="sr-only">{page.categoriesLabel}</legend>
        {choices
          .filter(({ size }) => size > 0)
          .map(({ id, label, size }) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter.category === id}
              onClick={() => filter.setCategory(id)}
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
        {fillPattern(page.count, { count: shown.length, total: resources.length })}
      </p>
    </search>
  );
}

export default island("ResourceBrowser", ResourceBrowser);
