import type { ReactNode } from "react";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath } from "../../routes.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";
import { SampleMark } from "../ui/SampleMark.tsx";
import type { ChromeContent } from "./chrome-content.ts";
import { Logo } from "./Logo.tsx";

interface CellProps {
  label: string;
  children: ReactNode;
  className?: string;
  valueClassName?: string;
}

function Cell({ label, children, className, valueClassName }: CellProps) {
  return (
    <div
      className={classNames("flex flex-col gap-1 bg-room px-3 py-3 lg:px-7 lg:py-3.5", className)}
    >
      <dt className="tag text-room-mute uppercase">{label}</dt>
      <dd className={classNames("text-white", valueClassName ?? "text-small")}>{children}</dd>
    </div>
  );
}

interface TitleBlockProps {
  content: ChromeContent;
  /** ISO 8601 day on which the page was last changed. */
  modified: string;
}

/**
 * The drawing's title block: whose it is, which page of the site, when it was last revised, and its
 * status while there are samples. A phone's has the last two: whose it is stands below.
 */
export function TitleBlock({ content, modified }: TitleBlockProps) {
  const { chrome, sampleFiles, samples, site } = content;
  const { titleBlock } = chrome.footer;
  const { address } = usePage();
  return (
    <dl className="grid gap-px self-end border border-room-line bg-room-line md:col-span-full md:grid-cols-2 lg:-mx-px lg:grid-cols-4">
      <Cell
        label={titleBlock.product}
        className="max-lg:hidden lg:row-span-2"
        valueClassName="lg:mt-auto"
      >
        <Logo content={content} className="text-h3" />
      </Cell>
      <Cell label={titleBlock.title.label} className="max-md:hidden md:col-span-2">
        {titleBlock.title.value}
      </Cell>
      <Cell
        label={titleBlock.page}
        className="max-md:hidden"
        valueClassName="font-mono text-small wrap-anywhere"
      >
        {"path" in address ? getCanonicalPath(address.path) : "–"}
      </Cell>
      <Cell label={titleBlock.drawnBy} className="max-lg:order-1 max-md:hidden">
        {site.company}
      </Cell>
      <Cell label={titleBlock.scale.label} className="max-lg:order-1 max-md:hidden">
        {titleBlock.scale.value}
      </Cell>
      <Cell label={titleBlock.revision} valueClassName="font-mono text-small">
        <time dateTime={modified}>{modified}</time>
      </Cell>
      {sampleFiles.length > 0 && (
        <Cell label={samples.status.label} className="col-span-full max-lg:order-1">
          {samples.status.value}
          <SampleMark />
          {"\u2003"}
          <AppLink
            {...samples.status.list}
            className="inline-block underline decoration-room-edge underline-offset-4 hover:decoration-signal"
          />
        </Cell>
      )}
    </dl>
  );
}
