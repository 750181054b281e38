import { Picture } from "../../parts/ui/Picture.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import type { Customers } from "./customers-schema.ts";
import type { HomePage } from "./schema.ts";

interface CustomerStripProps {
  labels: HomePage["customers"];
  customers: Customers;
}

/**
 * Customers in the cells of one ruled strip, each with its logo or its name in type; without customers
 * there is none.
 */
export function CustomerStrip({ labels, customers }: CustomerStripProps) {
  const { names, logos = [] } = customers;
  if (names.length === 0) return;
  return (
    <section aria-labelledby="customers-title" className="border-y border-hairline bg-sheet">
      <div className="page-column overflow-hidden">
        <h2 id="customers-title" className="py-2 tag font-mono text-graphite uppercase md:py-3">
          {labels.title}
        </h2>
        {/* The first cell of a row has its left line outside of the column. */}
        <ul className="-ml-px flex flex-wrap border-t border-ink *:min-w-20 *:grow *:basis-1/4 *:border-b *:border-l *:border-hairline *:px-2 md:mb-6 xl:*:basis-1/8">
          {names.map(({ value: name, isSample }) => (
            <li
              key={name}
              className="grid min-h-12 place-content-center text-center font-head text-[0.8125rem] leading-tight font-strong tracking-tight text-balance md:min-h-18 md:text-body"
            >
              <CustomerName {...{ name, isSample }} logo={logos.find(({ alt }) => alt === name)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CustomerNameProps {
  name: string;
  isSample: boolean;
  logo: NonNullable<Customers["logos"]>[number] | undefined;
}

function CustomerName({ name, isSample, logo }: CustomerNameProps) {
  return (
    <span>
      {logo ? (
        <Picture
          picture={logo.picture}
          alt={name}
          sizes="200px"
          className="inline h-8 w-auto max-w-full md:h-10"
        />
      ) : (
        name
      )}
      <SampleMark of={{ isSample }} />
    </span>
  );
}
