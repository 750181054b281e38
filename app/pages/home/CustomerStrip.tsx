import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import { CustomerMark } from "./CustomerMark.tsx";
import type { Customers } from "./customers-schema.ts";
import type { HomePage } from "./schema.ts";

interface CustomerStripProps {
  labels: HomePage["customers"];
  customers: Customers["names"];
}

/** Customers' marks in one ruled strip; without customers there is none. */
export function CustomerStrip({ labels, customers }: CustomerStripProps) {
  if (customers.length === 0) return;
  const hasSample = customers.some(({ isSample }) => isSample);
  return (
    <section aria-labelledby="customers-title" className="border-y border-hairline bg-sheet">
      <div className="page-column flex flex-wrap justify-between gap-x-8 gap-y-1 py-4">
        <h2 id="customers-title" className="tag font-mono text-graphite uppercase">
          {labels.title}
        </h2>
        <SampleNote text={hasSample ? labels.sample : undefined} />
      </div>
      <ul className="page-column flex flex-wrap justify-center border-hairline *:min-w-22 *:basis-1/4 max-md:px-0 max-md:border-t xl:*:basis-1/8">
        {customers.map(({ value: name }, index) => (
          <li
            key={name}
            className="flex flex-col items-center gap-2 px-2 md:gap-3 py-4 text-balance md:py-6 text-center font-head text-[0.8125rem] leading-tight font-strong tracking-tight text-graphite md:text-small"
          >
            <CustomerMark index={index} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
