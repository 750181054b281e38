import type { ReactNode } from "react";
import { useBehavior } from "../../engine/page-context.ts";
import type { FigureFrameData } from "./figure-fields.ts";
import { getNotedId, getNoteId, ItemBalloon } from "./ItemBalloon.tsx";
import { RecordLinks } from "./RecordNumber.tsx";
import { Screen } from "./Screen.tsx";

/**
 * The product screen of a page, and three numbered notes below it, each a link to what it explains. A
 * screen reader reads the screen in words first; then its tables and controls, as they are.
 */
export function FigureFrame({ frame, children }: { frame: FigureFrameData; children: ReactNode }) {
  const { alt, title, meta, notes } = frame;
  return (
    // The notes are its caption, but too long for its accessible name.
    <figure
      aria-label={title}
      {...useBehavior("screens")}
      className="live-screen print:[zoom:0.75]"
    >
      <p className="sr-only">{alt}</p>
      <Screen {...{ title, meta }} className="shadow-room">
        {children}
      </Screen>
      <figcaption className="mt-7 max-sm:px-2">
        <ol className="grid gap-x-12 gap-y-4 md:grid-cols-3">
          {notes.map((text, index) => (
            <li
              key={text}
              id={getNoteId(index + 1)}
              data-note={index + 1}
              className="text-small leading-normal text-room-text"
            >
              <a href={`#${getNotedId(index + 1)}`} className="flex gap-3">
                <span aria-hidden="true" className="mt-px flex">
                  <ItemBalloon item={index + 1} />
                </span>
                {text}
              </a>
            </li>
          ))}
        </ol>
        <RecordLinks links={frame.links} />
      </figcaption>
    </figure>
  );
}
