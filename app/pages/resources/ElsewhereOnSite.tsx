import { Section } from "../../parts/sections/Section.tsx";
import { actionStyle, labelStyle, Row } from "./ResourceRow.tsx";
import type { ResourcesPage } from "./schema.ts";

/** What else the site has for the readers of the resources: neither counted with them nor filtered. */
export function ElsewhereOnSite({ elsewhere }: Pick<ResourcesPage, "elsewhere">) {
  const { title, text, items } = elsewhere;
  return (
    <Section
      ruled
      id="elsewhere"
      className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
      {...{ title, text }}
    >
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {items.map(({ format, link, ...row }) => (
          <Row
            key={row.title}
            {...row}
            tags={format}
            action={
              <a href={link.href} className={actionStyle}>
                <span className={labelStyle}>{link.label}</span>
                <span className="sr-only">{row.title}</span>
                <span aria-hidden="true" className="text-signal-deep">
                  →
                </span>
              </a>
            }
          />
        ))}
      </ul>
    </Section>
  );
}
