import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { ButtonLink, type Link } from "../ui/links.tsx";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import { RangeText } from "../ui/texts.tsx";
import { getLabelParts, type SectionWords } from "./Section.tsx";

/** As wide as the column on a phone, in a row where there is space. */
export function Actions({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("no-print grid gap-2 sm:flex sm:flex-wrap sm:gap-3", className)}>
      {children}
    </div>
  );
}

interface PageHeroProps extends Omit<SectionWords, "text"> {
  title: string;
  lead: string;
  primary?: Link | undefined;
  secondary?: Link | undefined;
  /** Dark, as a control room. */
  room?: boolean | undefined;
  /** A figure or picture on the right on wide pages, below on narrow ones. */
  children?: ReactNode;
}

/** The text is beside the title, or below it where a figure is beside both. */
export function PageHero(props: PageHeroProps) {
  const { title, lead, primary, secondary, room = false, children, ...label } = props;
  return (
    <section
      className={classNames(
        "sheet-grid overflow-hidden border-b",
        room ? "room border-room-edge bg-room text-white" : "border-hairline",
      )}
    >
      <div
        className={classNames(
          "page-column grid gap-x-10 gap-y-6 py-10 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] md:py-14 lg:gap-x-16 lg:py-20 print:grid-cols-2! print:gap-x-8 print:py-4",
          children
            ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            : "lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]",
        )}
      >
        <div className={children ? "lg:self-end" : undefined}>
          <SheetLabel parts={getLabelParts(label)} />
          <h1 className="mt-5 max-w-[10em] text-[clamp(2.375rem,1.6rem+3.2vw,4.25rem)] leading-[0.99] tracking-[-0.035em] md:mt-6 print:text-h1">
            <RangeText>{title}</RangeText>
          </h1>
        </div>
        <div
          className={classNames("md:max-lg:self-end", children ? "lg:self-start" : "lg:self-end")}
        >
          <p className="max-w-note text-lead text-text in-[.room]:text-room-text">
            <RangeText>{lead}</RangeText>
          </p>
          {(primary || secondary) && (
            <Actions className="mt-7">
              {primary && <ButtonLink tone="signal" {...primary} arrow />}
              {secondary && <ButtonLink tone={room ? "room-line" : "line"} {...secondary} />}
            </Actions>
          )}
        </div>
        {children && (
          <div className="max-lg:mt-4 md:max-lg:col-span-full lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center print:col-start-2! print:row-span-2 print:row-start-1">
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
