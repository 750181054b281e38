import { AppLink, type AppLinkProps } from "../ui/AppLink.tsx";

/** The number of a line's record, as a place that links from other screens lead to (`light-records` in base.css). */
export function RecordNumber({ number, id = number }: { number: string; id?: string }) {
  if (id.includes(" ")) return number;
  return (
    <span id={id} className="record-number">
      {number}
    </span>
  );
}

/** Where other screens have the same records. */
export function RecordLinks({ links = [] }: { links?: readonly AppLinkProps[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <ul className="no-print mt-3 flex flex-wrap gap-x-6 text-small">
      {links.map((link) => (
        <li key={link.href}>
          <AppLink
            {...link}
            className="inline-flex min-h-11 items-center md:min-h-8 underline underline-offset-4"
          />
        </li>
      ))}
    </ul>
  );
}
