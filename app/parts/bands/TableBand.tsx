import { RuledTable } from "../sections/RuledTable.tsx";
import { type Place, Section } from "../sections/Section.tsx";
import { AppLink, CardLink } from "../ui/links.tsx";
import { PhoneFold } from "../ui/PhoneFold.tsx";
import { defineBand } from "./band.ts";
import type { BandOf } from "./schema.ts";

type Table = Omit<BandOf<"table">, "band">;

export function TableBand({ band, place }: { band: Table; place: Place }) {
  const { unfold, caption, columns, rows, notes } = band;
  const table = (
    <RuledTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ cells: [name = "", ...cells], link, marked }) => ({
        name,
        head: link ? (
          <>
            <span className="block">{name}</span>
            <CardLink {...link} className="mt-1 min-h-6 font-text" />
          </>
        ) : (
          name
        ),
        cells,
        isMarked: marked,
      }))}
    />
  );
  return (
    <Section {...band} {...place}>
      <div className="mt-8 md:mt-14">
        {unfold ? <PhoneFold label={unfold}>{table}</PhoneFold> : table}
      </div>
      {notes.length > 0 && (
        <div className="mt-6 grid gap-x-16 gap-y-4 md:mt-10 lg:auto-cols-fr lg:grid-flow-col print:mt-4 print:auto-cols-fr print:grid-flow-col print:gap-x-8">
          {notes.map(({ title, text, link }) => (
            <div key={text} className="border-l-2 border-signal pl-4">
              {title && (
                <h3 className="tag font-mono text-signal-deep uppercase in-[.room]:text-signal">
                  {title}
                </h3>
              )}
              <p className="mt-1 max-w-[36em] text-detail text-text in-[.room]:text-room-text">
                {text}{" "}
                {link && (
                  <AppLink
                    {...link}
                    className="inline-flex min-h-6 items-center font-medium quiet-link"
                  />
                )}
              </p>
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

export const bands = [defineBand({ name: "table", draw: TableBand })];
