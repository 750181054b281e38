import { getModulePath } from "../../routes.ts";
import { ModuleBubble } from "../modules/RecommendedBadges.tsx";
import { getModule, modules } from "../modules/schema.ts";
import { Section } from "../sections/Section.tsx";
import { classNames } from "../ui/class-names.ts";
import { AppLink, ButtonLink } from "../ui/links.tsx";
import { SampleMark } from "../ui/SampleMark.tsx";
import { defineBand } from "./band.ts";
import type { BandOf } from "./schema.ts";

/** A branch; its title may lead somewhere. */
type Branch = BandOf<"branches">["items"][number] & { href?: string };

/** Things that belong together, as instruments that branch from one line: one row on wide pages, however many there are. */
export function Branches({ header, items }: { header?: string; items: readonly Branch[] }) {
  return (
    <div className="mt-8 md:mt-14">
      {header && (
        <p className="bg-ink px-4 py-2.5 tag text-white uppercase break-after-avoid lg:inline-block print:border print:border-ink print:bg-transparent print:text-ink">
          {header}
        </p>
      )}
      <ul className="lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {items.map((branch) => (
          <BranchItem key={branch.tag} {...branch} />
        ))}
      </ul>
    </div>
  );
}

/** The line runs on to the next branch; `after` is the drop from it to the bubble. */
const lines =
  "before:absolute before:top-0 before:left-0 before:bg-ink max-lg:before:h-full max-lg:before:w-[1.5px] max-lg:last:before:h-13 lg:before:h-[1.5px] lg:before:w-full lg:last:before:w-6 after:absolute after:bg-ink max-lg:after:top-13 max-lg:after:left-0 max-lg:after:h-[1.5px] max-lg:after:w-6 lg:after:top-0 lg:after:left-6 lg:after:h-10 lg:after:w-[1.5px]";

function BranchItem({ tag, title, href, note, text, link }: Branch) {
  return (
    <li
      className={classNames(
        "relative flex gap-4 break-inside-avoid max-lg:pt-7 print:pt-3 max-lg:pl-6 lg:flex-col lg:pt-10 lg:pr-6",
        lines,
      )}
    >
      <ModuleBubble tag={tag} className="relative text-ink" />
      <div>
        <h3 className="text-h4">
          {href ? (
            <AppLink href={href} className="quiet-link">
              {title}
            </AppLink>
          ) : (
            title
          )}
          {note && (
            <span className="tag font-mono font-normal text-graphite max-lg:ml-3 lg:mt-1 lg:block">
              {note.value}
              <SampleMark of={note} />
            </span>
          )}
        </h3>
        <p className="mt-1.5 max-w-[30em] text-detail text-text lg:mt-2.5 print:mt-0.5 print:max-w-none">
          {text}
        </p>
        {link && (
          <AppLink
            {...link}
            className="inline-flex min-h-11 items-center text-small font-medium quiet-link"
          />
        )}
      </div>
    </li>
  );
}

export const bands = [
  defineBand({
    name: "branches",
    draw: ({ band, place }) => (
      <Section {...band} {...place} className={`sheet-grid ${place.className}`}>
        <Branches {...band} />
      </Section>
    ),
  }),
  defineBand({
    name: "modules",
    needs: { modules },
    draw: ({ band: { items, header, link, ...words }, place, content }) => (
      <Section {...words} {...place} className={`sheet-grid ${place.className}`}>
        <Branches
          header={header}
          items={items.map(({ id, text }) => {
            const { tag, name } = getModule(content.modules, id);
            return { tag, title: name, href: getModulePath(id), text };
          })}
        />
        {link && <ButtonLink tone="line" {...link} arrow className="mt-8 lg:mt-10" />}
      </Section>
    ),
  }),
];
