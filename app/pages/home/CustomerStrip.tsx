import { Picture } from "../../parts/ui/Picture.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import { CustomerMark } from "./CustomerMark.tsx";
import type { Customers } from "./customers-schema.ts";
import type { HomePage } from "./schema.ts";

interface CustomerStripProps {
  labels: HomePage["customers"];
  customers: Customers;
}

/** Customers' marks in one ruled strip; without customers there is none. */
export function CustomerStrip({ labels, customers }: CustomerStripProps) {
  const { names, logos = [] } = customers;
  if (names.length === 0) return;
  const hasSample = names.some(({ isSample }) => isSample);
  return (
    <section aria-labelledby="customers-title" className="border-y border-hairline bg-sheet">
      <div className="page-column flex flex-wrap justify-between gap-x-8 gap-y-1 py-4">
        <h2 id="customers-title" className="tag font-mono text-graphite uppercase">
          {labels.title}
        </h2>
        <SampleNote text={hasSample ? labels.sample : undefined} />
      </div>
      <ul className="page-column flex flex-wrap justify-center border-hairline *:min-w-22 *:basis-1/4 max-md:px-0 max-md:border-t xl:*:basis-1/8">
        {names.map(({ value: name }, index) => (
          <li
            key={name}
            className="flex flex-col items-center gap-2 px-2 md:gap-3 py-4 text-balance md:py-6 text-center font-head text-[0.8125rem] leading-tight font-strong tracking-tight text-graphite md:text-small"
          >
            <CustomerName name={name} index={index} logo={logos.find(({ alt }) => alt === name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CustomerNameProps {
  name: string;
  index: number;
  logo: NonNullable<Customers["logos"]>[number] | undefined;
}

/** A customer's logo, or a mark of ours with the name. */
function CustomerName({ name, index, logo }: CustomerNameProps) {
  if (logo) {
    return (
      <Picture
        picture={logo.picture}
        alt={name}
        sizes="200px"
        className="my-auto h-9 w-auto max-w-full md:h-11"
      />
    );
  }
  return (
    <>
      <CustomerMark index={index} />
      {name}
    </>
  );
}
