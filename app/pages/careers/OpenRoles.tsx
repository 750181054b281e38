import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import type { CareersPage } from "./schema.ts";

interface OpenRolesProps {
  roles: CareersPage["openRoles"];
  mailbox: string;
}

const emptyRows = ["first", "second", "third"];

/** The open roles as a roster in the control room: today it has no line. */
export function OpenRoles({ roles, mailbox }: OpenRolesProps) {
  const { label, title, columns, none, unsolicited, mailLabel } = roles;
  return (
    <Section
      id="open-roles"
      anchor="open-roles"
      room
      className="scroll-mt-16 py-band"
      label={label}
      title={title}
    >
      <div className="mt-10 border border-room-edge bg-room-panel shadow-room md:mt-14">
        <p
          aria-hidden="true"
          className="grid grid-cols-2 border-b border-room-edge tag text-room-mute uppercase md:grid-cols-[2fr_1.3fr_1.3fr_1.2fr]"
        >
          {columns.map((column, index) => (
            <span
              key={column}
              className={index > 1 ? "px-5 py-3 max-md:hidden md:px-7" : "px-5 py-3 md:px-7"}
            >
              {column}
            </span>
          ))}
        </p>
        <div className="grid gap-x-12 gap-y-6 border-b border-room-line px-5 py-9 md:px-7 md:py-12 lg:grid-cols-[1.2fr_1fr] lg:items-center">
          <p className="flex max-w-[16em] gap-4 font-head text-h3 font-strong before:mt-[0.4em] before:size-2.5 before:flex-none before:rounded-full before:border-[1.5px] before:border-room-mute">
            {none}
          </p>
          <div>
            <p className="max-w-note text-room-text">{unsolicited}</p>
            <ButtonLink
              tone="room-line"
              href={`mailto:${mailbox}`}
              className="mt-5 max-w-full wrap-anywhere"
            >
              {mailLabel.replace("{email}", mailbox)}
            </ButtonLink>
          </div>
        </div>
        {emptyRows.map((row) => (
          <div
            key={row}
            aria-hidden="true"
            className="grid h-12 grid-cols-2 items-center border-room-line not-last:border-b md:grid-cols-[2fr_1.3fr_1.3fr_1.2fr]"
          >
            {columns.map((column, index) => (
              <span
                key={column}
                className={
                  index > 1
                    ? "px-5 text-room-edge max-md:hidden md:px-7"
                    : "px-5 text-room-edge md:px-7"
                }
              >
                –
              </span>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
