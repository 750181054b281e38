import type { ReactNode } from "react";
import type { FigureFrameData } from "./figure-fields.ts";
import { ItemBalloon } from "./ItemBalloon.tsx";

interface FigureFrameProps {
  frame: FigureFrameData;
  children: ReactNode;
}

/**
 * A product picture as a control-room screen. For a screen reader it is one picture with a text
 * alternative; the three numbered notes below it are ordinary text.
 */
export function FigureFrame({ frame, children }: FigureFrameProps) {
  const { alt, title, meta, sample, notes } = frame;
  return (
    // The notes are its caption, and too long for its name.
    <figure aria-label={title}>
      <div
        role="img"
        aria-label={alt}
        className="rounded-lg border border-room-edge bg-room-panel text-left text-small leading-tight text-room-text shadow-room"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-room-edge px-4 py-3.5 sm:px-6">
          <span className="font-head text-body font-strong tracking-tight text-white">{title}</span>
          <span className="flex flex-wrap gap-x-5 tag text-room-mute uppercase">
            {meta.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        </div>
        {children}
      </div>
      <figcaption className="mt-7 max-sm:px-2">
        <ol className="grid gap-x-12 gap-y-4 md:grid-cols-3">
          {notes.map((text, index) => (
            <li key={text} className="flex gap-3 text-small leading-normal text-room-text">
              <span aria-hidden="true" className="mt-px flex">
                <ItemBalloon item={index + 1} />
              </span>
              {text}
            </li>
          ))}
        </ol>
        <p className="mt-5 tag text-room-mute">{sample}</p>
      </figcaption>
    </figure>
  );
}
