import type { ReactNode } from "react";
import type { FigureFrameData } from "./figure-fields.ts";
import { ItemBalloon } from "./ItemBalloon.tsx";
import { RecordLinks } from "./RecordNumber.tsx";
import { Screen } from "./Screen.tsx";

interface FigureFrameProps {
  frame: FigureFrameData;
  children: ReactNode;
}

/** A product picture as a control-room screen, and three numbered notes as ordinary text below it. */
export function FigureFrame({ frame, children }: FigureFrameProps) {
  const { alt, title, meta, sample, notes } = frame;
  return (
    // The notes are its caption, but too long for its accessible name.
    <figure aria-label={title} className="print:[zoom:0.75]">
      <Screen {...{ alt, title, meta }} className="shadow-room">
        {children}
      </Screen>
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
        <RecordLinks links={frame.links} />
      </figcaption>
    </figure>
  );
}
