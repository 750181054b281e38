import { CustomerMark } from "./CustomerMark.tsx";
import type { Customers } from "./customers-schema.ts";

interface CustomerStripProps {
  title: string;
  customers: Customers;
}

/** Eight customers' marks in one ruled strip. */
export function CustomerStrip({ title, customers }: CustomerStripProps) {
  return (
    <section aria-labelledby="customers-title" className="border-y border-hairline bg-sheet">
      <div className="page-column flex flex-wrap justify-between gap-x-8 gap-y-1 py-5">
        <h2 id="customers-title" className="tag font-mono text-graphite uppercase">
          {title}
        </h2>
        {customers.note && <p className="tag text-graphite">{customers.note}</p>}
      </div>
      <ul className="page-column grid grid-cols-2 max-sm:px-0 sm:grid-cols-4 xl:grid-cols-8">
        {customers.names.map((name, index) => (
          <li
            key={name}
            className="flex min-h-24 items-center justify-center gap-3 border-t border-hairline px-3 py-4 font-head text-small leading-tight font-strong tracking-tight text-graphite max-sm:even:border-l sm:border-l sm:max-xl:nth-[4n]:border-r xl:last:border-r"
          >
            <CustomerMark index={index} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
