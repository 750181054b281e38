import type { ReactNode } from "react";
import { usePage } from "../../engine/page-context.ts";
import { publicPaths } from "../../routes.ts";
import { classNames } from "../ui/class-names.ts";
import type { ChromeContent } from "./chrome-content.ts";
import { getSheetNumber } from "./current-page.ts";
import { Logo } from "./Logo.tsx";

interface CellProps {
  label: string;
  children: ReactNode;
  className?: string;
  valueClassName?: string;
}

function Cell({ label, children, className, valueClassName }: CellProps) {
  return (
    <div className={classNames("flex flex-col gap-1 bg-room px-5 py-3.5 lg:px-7", className)}>
      <dt className="tag text-room-mute uppercase">{label}</dt>
      <dd className={classNames("text-white", valueClassName ?? "text-small")}>{children}</dd>
    </div>
  );
}

/** The drawing's title block: what this sheet is, which of how many, and when it was last revised. */
export function TitleBlock({ content }: { content: ChromeContent }) {
  const { chrome, site } = content;
  const { titleBlock } = chrome.footer;
  const sheet = getSheetNumber(usePage().address);
  const revision = site.lastUpdated.structuredData;
  return (
    <dl className="grid grid-cols-2 gap-px border border-room-line bg-room-line lg:grid-cols-4">
      <Cell
        label={titleBlock.product}
        className="col-span-2 lg:col-span-1 lg:row-span-2"
        valueClassName="lg:mt-auto"
      >
        <Logo content={content} className="text-h3" />
      </Cell>
      <Cell label={titleBlock.title.label} className="col-span-2">
        {titleBlock.title.value}
      </Cell>
      <Cell label={titleBlock.sheet} valueClassName="font-mono text-small">
        {sheet ?? "–"} / {publicPaths.length}
      </Cell>
      <Cell label={titleBlock.drawnBy} className="max-lg:order-1">
        {site.company}
      </Cell>
      <Cell label={titleBlock.scale.label} className="max-lg:order-1">
        {titleBlock.scale.value}
      </Cell>
      <Cell label={titleBlock.revision} valueClassName="font-mono text-small">
        <time dateTime={revision}>{revision}</time>
      </Cell>
    </dl>
  );
}
