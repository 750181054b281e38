import type { ResourceHub } from "./resources-schema.ts";
import type { ResourcesPage } from "./schema.ts";

interface ResourceCardProps {
  resource: ResourceHub[number];
  page: ResourcesPage;
  onDownload: () => void;
}

/** One resource as a sheet of the register, beside a small picture of its first page. */
export function ResourceCard({ resource, page, onDownload }: ResourceCardProps) {
  const { number, title, description, category, href, fileSize, preview } = resource;
  return (
    <li className="flex flex-wrap gap-x-5 gap-y-4 bg-paper p-5 transition-colors hover:bg-sheet sm:gap-x-6 sm:p-6">
      <FirstPage preview={preview} />
      <div className="flex min-w-0 flex-1 basis-44 flex-col">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <span className="tag text-graphite">{number}</span>
          <span className="tag rounded-sm bg-petrol-wash px-2 py-0.5 text-petrol">
            {page.categories[category]}
          </span>
        </p>
        <h3 className="mt-2.5 text-h4">{title}</h3>
        <p className="mt-2 text-detail text-text">{description}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 pt-3">
          <a
            href={href}
            target="_blank"
            rel="noopener"
            onClick={onDownload}
            className="inline-flex min-h-11 items-center gap-2 text-small font-medium quiet-link"
          >
            <DownloadIcon />
            {page.download}
            <span className="sr-only">
              {title} ({page.opensInNewTab})
            </span>
          </a>
          {fileSize && <span className="tag text-graphite">{fileSize}</span>}
        </p>
      </div>
    </li>
  );
}

/** The document's first page, or an empty sheet where there is no picture of it. */
function FirstPage({ preview }: Pick<ResourceHub[number], "preview">) {
  const style =
    "block aspect-[210/297] w-18 flex-none self-start sm:w-24 border border-hairline bg-white shadow-raised";
  return preview ? (
    <img
      src={preview}
      alt=""
      width="240"
      height="339"
      loading="lazy"
      decoding="async"
      className={style}
    />
  ) : (
    <span aria-hidden="true" className={style} />
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
