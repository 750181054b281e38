import type { ReactNode } from "react";
import type { CoverKind, ResourceHub } from "../../parts/resources/schema.ts";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import { ResourceCover } from "./ResourceCover.tsx";
import type { ResourcesPage } from "./schema.ts";

interface RowProps {
  cover: CoverKind;
  title: string;
  isSample?: boolean;
  description: string;
  /** The small line above the title. */
  tags: ReactNode;
  /** What leads there, and what is said of it. */
  action: ReactNode;
}

/** A line: cover, what it is, and on the right the way to it. */
export function Row({ cover, title, isSample = false, description, tags, action }: RowProps) {
  return (
    <li className="@container border-b border-hairline break-inside-avoid transition-colors hover:bg-sheet sm:px-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 py-5 @min-[32rem]:grid-cols-[auto_minmax(0,1fr)_10rem] @min-[32rem]:gap-x-6 md:py-4">
        <ResourceCover kind={cover} />
        <div>
          <p className="tag flex flex-wrap items-center gap-x-3 gap-y-1.5 text-graphite">{tags}</p>
          <h3 className="mt-1.5 text-h4">
            {title}
            <SampleMark of={{ isSample }} />
          </h3>
          <p className="mt-1 max-w-[36em] text-detail text-text">{description}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 @max-[32rem]:col-start-2 @max-[32rem]:mt-1 @min-[32rem]:flex-col @min-[32rem]:items-end @min-[32rem]:justify-center">
          {action}
        </p>
      </div>
    </li>
  );
}

export const actionStyle =
  "group/link inline-flex min-h-11 items-center gap-2 text-small font-medium";
export const labelStyle = "quiet-link group-hover/link:decoration-ink";

interface ResourceRowProps {
  resource: ResourceHub[number];
  page: ResourcesPage;
  /** Shown when its download begins. */
  confirmation: string;
}

/** A resource with its download. */
export function ResourceRow({ resource, page, confirmation }: ResourceRowProps) {
  const { title, isSample, description, href, fileSize } = resource;
  const category = page.categories.find(({ id }) => id === resource.category);
  const cover = resource.cover ?? category?.cover ?? "data";
  return (
    <Row
      {...{ cover, title, isSample, description }}
      tags={
        <>
          {resource.number}
          <span className="rounded-sm bg-petrol-wash px-2 py-0.5 text-petrol">
            {category?.label}
          </span>
        </>
      }
      action={
        <>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            data-confirmation={confirmation}
            className={actionStyle}
          >
            <DownloadIcon />
            <span className={labelStyle}>{page.download}</span>
            <span className="sr-only">
              {title} ({page.opensInNewTab})
            </span>
          </a>
          {fileSize && <span className="tag text-graphite @min-[32rem]:-mt-2.5">{fileSize}</span>}
        </>
      }
    />
  );
}

function DownloadIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-4.5 fill-none stroke-current text-signal-deep"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5M12 15V3" />
    </svg>
  );
}
