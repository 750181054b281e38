import { AppLink } from "./AppLink.tsx";
import { classNames } from "./class-names.ts";
import { listPageNumbers } from "./page-numbers.ts";

interface PaginationProps {
  words: {
    /** accessible name of the navigation */
    name: string;
    previous: string;
    next: string;
    /** accessible name of a number's link, with "{number}" in it */
    page: string;
  };
  /** The page that is shown, and how many there are; both from 1. */
  number: number;
  last: number;
  getHref: (number: number) => string;
}

const step =
  "group/step inline-flex min-h-11 items-center gap-2.5 px-1 font-medium underline-offset-6 hover:underline";

/** Links to the other pages of a long list: the next, the previous, and some by their number. */
export function Pagination({ words, number, last, getHref }: PaginationProps) {
  return (
    <nav
      aria-label={words.name}
      className="no-print grid grid-cols-2 items-center gap-y-3 border-t border-ink pt-3 md:grid-cols-[1fr_auto_1fr]"
    >
      {number > 1 && (
        <AppLink
          href={getHref(number - 1)}
          rel="prev"
          className={classNames(step, "justify-self-start")}
        >
          <span aria-hidden="true" className="transition-transform group-hover/step:-translate-x-1">
            ←
          </span>
          {words.previous}
        </AppLink>
      )}
      <ol className="flex flex-wrap justify-center gap-0.5 max-md:order-last max-md:col-span-2 md:col-start-2 md:row-start-1">
        {listPageNumbers(number, last).map((entry, index) =>
          entry === "gap" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <li key={`gap-${index}`} aria-hidden="true" className="grid size-11 place-items-center">
              …
            </li>
          ) : (
            <li key={entry}>
              <AppLink
                href={getHref(entry)}
                aria-label={words.page.replace("{number}", String(entry))}
                aria-current={entry === number ? "page" : undefined}
                className={classNames(
                  "grid h-11 min-w-11 place-items-center rounded-sm px-1 font-mono text-small",
                  entry === number
                    ? "border border-transparent bg-ink text-white"
                    : "hover:bg-sheet hover:underline underline-offset-4",
                )}
              >
                {entry}
              </AppLink>
            </li>
          ),
        )}
      </ol>
      {number < last && (
        <AppLink
          href={getHref(number + 1)}
          rel="next"
          className={classNames(
            step,
            "col-start-2 justify-self-end md:col-start-3 max-md:row-start-1",
          )}
        >
          {words.next}
          <span aria-hidden="true" className="transition-transform group-hover/step:translate-x-1">
            →
          </span>
        </AppLink>
      )}
    </nav>
  );
}
