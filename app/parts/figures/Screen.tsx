import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { FigureFrameData } from "./figure-fields.ts";

interface ScreenProps extends Pick<FigureFrameData, "title" | "meta"> {
  /** The whole of it in words; without them, it is read as it is. */
  alt?: string;
  /** Its shadow, for the ground that it is on. */
  className: string;
  children: ReactNode;
}

/** A control-room screen: for a screen reader one picture, if it has a text alternative. */
export function Screen({ alt, title, meta, className, children }: ScreenProps) {
  return (
    <div
      {...(alt && { role: "img", "aria-label": alt })}
      className={classNames(
        "@container room rounded-lg border border-room-edge bg-room-panel text-left text-small leading-tight text-room-text",
        className,
      )}
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
  );
}
