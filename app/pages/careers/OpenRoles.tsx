import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import type { CareersPage } from "./schema.ts";

interface OpenRolesProps {
  roles: CareersPage["openRoles"];
  mailbox: string;
}

/** That there is no open role today, and where to write all the same. */
export function OpenRoles({ roles, mailbox }: OpenRolesProps) {
  const { label, title, none, unsolicited, mailLabel } = roles;
  return (
    <section
      id="open-roles"
      aria-labelledby="open-roles-title"
      className="room sheet-grid scroll-mt-16 bg-room py-band text-white"
    >
      <div className="page-column grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div>
          <SectionHead id="open-roles-title" label={label} title={title} />
          <p className="mt-6 max-w-[24em] border-l-2 border-signal pl-5 text-lead">{none}</p>
        </div>
        <div className="border-t border-room-edge pt-6">
          <p className="max-w-note text-room-text">{unsolicited}</p>
          <ButtonLink
            tone="signal"
            href={`mailto:${mailbox}`}
            className="mt-5 max-w-full wrap-anywhere"
          >
            {mailLabel.replace("{email}", mailbox)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
