import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import type { ModulePage } from "./schema.ts";

interface KeyBenefitsProps {
  tag: string;
  name: string;
  title: string;
  benefits: ModulePage["benefits"];
}

/** Six benefits: the first in full size, five as the lines of a list beside it. */
export function KeyBenefits({ tag, name, title, benefits }: KeyBenefitsProps) {
  return (
    <section
      aria-labelledby="benefits-title"
      className="border-y border-hairline bg-sheet py-[calc(var(--spacing-band)*0.9)]"
    >
      <div className="page-column">
        <SideHead id="benefits-title" label={[tag, name]} title={title} />
        <ol className="mt-8 grid border-t border-ink md:mt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:border-t-0">
          {benefits.map((benefit, index) => (
            <Benefit key={benefit.title} {...benefit} index={index} tag={tag} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Benefit(props: ModulePage["benefits"][number] & { index: number; tag: string }) {
  const { title, text, index, tag } = props;
  if (index === 0) {
    return (
      <li className="flex flex-col justify-between gap-y-8 border-petrol/25 bg-petrol-wash p-6 max-lg:border-x max-lg:border-b sm:p-9 lg:row-span-5 lg:border">
        <span aria-hidden="true" className="flex justify-between tag text-petrol">
          {index + 1}
          <ModuleBubble tag={tag} className="size-20 text-petrol lg:size-32" />
        </span>
        <div>
          <h3 className="max-w-[11em] text-[clamp(1.625rem,1.3rem+1.4vw,2.375rem)] leading-[1.06] tracking-[-0.025em]">
            {title}
          </h3>
          <p className="mt-4 max-w-[28em] text-text">{text}</p>
        </div>
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-y-1.5 border-b border-hairline py-5 lg:ml-12 lg:grid-cols-[2.5rem_13.5rem_1fr] lg:gap-x-4 lg:nth-2:border-t lg:nth-2:border-t-ink">
      <span aria-hidden="true" className="tag pt-1 text-graphite">
        {index + 1}
      </span>
      <h3 className="text-h4">{title}</h3>
      <p className="text-detail text-text max-lg:col-start-2">{text}</p>
    </li>
  );
}
