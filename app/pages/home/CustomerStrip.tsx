import { Picture } from "../../parts/ui/Picture.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
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
  return (
    <section aria-labelledby="customers-title" className="border-y border-hairline bg-sheet">
      <h2
        id="customers-title"
        className="page-column py-2 tag font-mono text-graphite uppercase md:py-4"
      >
        {labels.title}
      </h2>
      <ul className="page-column flex flex-wrap justify-center border-hairline *:min-w-22 *:basis-1/4 max-md:px-0 max-md:border-t xl:*:basis-1/8">
        {names.map(({ value: name, isSample }, index) => (
          <li
            key={name}
            className="px-2 py-2 text-balance md:py-6 text-center font-head text-[0.8125rem] leading-tight font-strong tracking-tight text-graphite md:text-small"
          >
            <CustomerName
              {...{ name, index, isSample }}
              logo={logos.find(({ alt }) => alt === name)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CustomerNameProps {
  name: string;
  index: number;
  isSample: boolean;
  logo: NonNullable<Customers["logos"]>[number] | undefined;
}

/** A customer's logo, else the name in type; a sample's with a mark of our drawing. */
function CustomerName({ name, index, isSample, logo }: CustomerNameProps) {
  if (logo) {
    return (
      <>
        <Picture
          picture={logo.picture}
          alt={name}
          sizes="200px"
          className="inline h-9 w-auto max-w-full md:h-11"
        />
        <SampleMark of={{ isSample }} />
      </>
    );
  }
  if (!isSample) return <span className="text-ink md:text-body md:leading-tight">{name}</span>;
  return (
    <>
      <CustomerMark index={index} />
      {name}
      <SampleMark of={{ isSample }} />
    </>
  );
}

/** Marks of our own drawing on a 48 × 48 field; what lies inside of a form is cut out of it. */
const marks = [
  // columns with their trays
  "M6 42V21a6 6 0 0 1 12 0v21zM22 42V10a7 7 0 0 1 14 0v32zM22 15h14v3H22zM22 23h14v3H22zM22 31h14v3H22zM39 24h4v18h-4zM4 44h40v2H4z",
  // a ring of six, with its three double bonds
  "M24 2l19 11v22L24 46 5 35V13zM24 6.4 8.8 15.2v17.6L24 41.6l15.2-8.8V15.2zM33.5 19h3v10h-3zM23.6 34.7l-1.5 2.6-8.7-5 1.5-2.6zM14.9 18.3l-1.5-2.6 8.7-5 1.5 2.6z",
  // a cooling tower
  "M10 45C16 33 17 19 13 5h22c-4 14-3 28 3 40zM26.5 12 17 28h6l-2 11 10-16h-6.4z",
  // the benches of a pit
  "M2 8h9v9h6v9h5v8h4v-8h5v-9h6V8h9v35H2z",
  // a beam in section
  "M7 6h34v9H29v18h12v9H7v-9h12V15H7zM22 15h4v18h-4z",
  // a sphere on its legs
  "M24 3a16 16 0 1 0 .01 0zM8.2 17h31.6v4H8.2zM10 32l3 3-2.5 11H7zM38 32l-3 3 2.5 11H41zM22 38h4v8h-4z",
  // a roll and its web
  "M19 5a16 16 0 1 0 0 32h27v-4H29.5A16 16 0 0 0 19 5zM19 15.5a5.5 5.5 0 1 1-.01 0zM25 41h21v3H25z",
  // a flame
  "M25 2c2 10 14 15 14 28a15 15 0 0 1-30 0c0-8 4-11 6-17 3 2 4.5 5 4.5 8C23 16 25.5 10 25 2zM24 27c1.5 4 6 6 6 10.5a6 6 0 0 1-12 0C18 33 22.5 31 24 27z",
];

/** The mark at this position of the strip, from 0; marks repeat after the last. */
function CustomerMark({ index }: { index: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="mx-auto mb-1 block size-7 fill-ink md:mb-3 md:size-11"
    >
      <path fillRule="evenodd" d={marks[index % marks.length]} />
    </svg>
  );
}
