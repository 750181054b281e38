import type { ReactNode } from "react";
import type { CoverKind, ResourceHub } from "../../parts/resources/schema.ts";
import { DownloadIcon } from "../../parts/ui/icons.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import type { ResourcesPage } from "./schema.ts";

/** In place of a category or a system. */
export const all = "all";

/** In any case, without spaces around the text (spec sections 4 and 5). */
export function filterResources<T extends { title: string; description: string; category: string }>(
  items: readonly T[],
  { text, category }: { text: string; category: string },
): T[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(
    (item) =>
      [item.title, item.description].some((words) => words.toLowerCase().includes(wanted)) &&
      (category === all || item.category === category),
  );
}

/** What is drawn on a sheet of 44 x 56: its lines, and the one that tells it from the others. */
const drawings: Record<CoverKind, { lines: string; accent: string }> = {
  legal: {
    lines: "M9 22h26M9 28h26M9 34h26M9 40h12",
    accent: "M28 43a4 4 0 1 0 8 0a4 4 0 1 0-8 0M30 46.5v5l2-1.5 2 1.5v-5",
  },
  installation: {
    lines: "M9 21h5v5H9zM9 31h5v5H9zM9 41h5v5H9zM19 23.5h16M19 33.5h16M19 43.5h10",
    accent: "M10 23.5l1.5 1.5 4-5M10 33.5l1.5 1.5 4-5",
  },
  "oracle-versions": {
    lines:
      "M10 26c0-2.8 5.4-5 12-5s12 2.2 12 5-5.4 5-12 5-12-2.2-12-5v17c0 2.8 5.4 5 12 5s12-2.2 12-5V26",
    accent: "M10 34.5c0 2.8 5.4 5 12 5s12-2.2 12-5",
  },
  "interbase-versions": {
    lines: "M8 25c0-2.2 4-4 9-4s9 1.8 9 4-4 4-9 4-9-1.8-9-4v17c0 2.2 4 4 9 4s9-1.8 9-4V25",
    accent: "M30 41.5h8M34 37.5v8",
  },
  upgrades: {
    lines: "M9 47h9v-8h9v-8h9",
    accent: "M10 34.5l10-10M13.5 24.5H20V31",
  },
  contract: {
    lines: "M9 20h11v8H9zM24 40h11v8H24zM14.5 28v16H22",
    accent: "M19.5 41l3 3-3 3",
  },
  security: {
    lines: "M22 19l12 4v8.5c0 8-5 13-12 16.5-7-3.5-12-8.5-12-16.5V23z",
    accent: "M16.5 32.5l4 4 7.5-8",
  },
  pilot: {
    lines: "M9 23h12M15 30.5h12M21 38h11M9 18v30h27",
    accent: "M34.5 38l2.5-2.5 2.5 2.5-2.5 2.5z",
  },
  interfaces: {
    lines: "M16 27h12v12H16zM22 19v4M22 43v4",
    accent: "M8 33h5M11 31l2 2-2 2M31 33h5M34 31l2 2-2 2",
  },
  data: {
    lines: "M9 20h26v27H9zM9 27h26M9 33.7h26M9 40.3h26M18 20v27",
    accent: "M21.5 37h10",
  },
};

function ResourceCover({ kind }: { kind: CoverKind }) {
  const { lines, accent } = drawings[kind];
  return (
    <svg
      viewBox="0 0 44 56"
      aria-hidden="true"
      className="w-11 flex-none fill-none stroke-current text-petrol"
      strokeWidth="1.5"
    >
      <path
        d="M.75.75h31l11.5 11.5v43H.75zM31.75.75v11.5h11.5"
        className="fill-white stroke-ink forced-colors:fill-none"
        strokeWidth="1"
      />
      <path d={lines} />
      <path d={accent} className="text-signal-deep stroke-current" />
    </svg>
  );
}

export function Row(props: {
  cover: CoverKind;
  title: string;
  isSample?: boolean;
  description: string;
  tags: ReactNode;
  action: ReactNode;
}) {
  const { cover, title, isSample = false, description, tags, action } = props;
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

export function ResourceRow(props: {
  resource: ResourceHub[number];
  page: ResourcesPage;
  confirmation: string;
}) {
  const { resource, page, confirmation } = props;
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
