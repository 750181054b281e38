import { fillPattern } from "content-model/fill-pattern";
import type { PictureSource, VideoFile } from "content-model/media-fields";
import { usePage } from "../../engine/page-context.ts";
import { Picture } from "../ui/Picture.tsx";
import type { MediaWords } from "./schema.ts";

interface VideoProps {
  video: VideoFile;
  poster: PictureSource;
  /** What the video shows. */
  alt: string;
  /** The `sizes` attribute of the poster. */
  sizes: string;
  words: MediaWords;
}

/**
 * A video. The site's own is loaded when the visitor presses play; of one on another site, only the
 * poster is here, as a link that says where it leads.
 */
export function Video({ video: { file, link, captions }, poster, alt, sizes, words }: VideoProps) {
  const { language } = usePage().edition;
  if (link) {
    return (
      <a href={link} rel="noopener" className="block border border-ink no-underline">
        <Picture picture={poster} alt={alt} sizes={sizes} className="h-auto w-full" />
        <span className="flex min-h-12 items-center gap-3 border-t border-ink bg-sheet px-4 py-2 text-small font-medium">
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 flex-none fill-signal">
            <path d="M1 0v12l11-6z" />
          </svg>
          <span className="underline underline-offset-4">
            {fillPattern(words.watch, { host: new URL(link).host })}
          </span>
        </span>
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: content without captions says why (media-fields.ts)
    <video
      controls
      preload="none"
      poster={poster.src}
      width={poster.width}
      height={poster.height}
      aria-label={alt}
      className="h-auto w-full bg-ink"
    >
      <source src={file} type={file?.endsWith(".webm") ? "video/webm" : "video/mp4"} />
      {captions && (
        <track kind="captions" src={captions} srcLang={language} label={words.captions} />
      )}
    </video>
  );
}
