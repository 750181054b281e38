import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { DeviceFrameData } from "./figure-fields.ts";
import { RecordLinks } from "./RecordNumber.tsx";

interface DeviceFrameProps {
  frame: DeviceFrameData;
  device: keyof typeof devices;
  children: ReactNode;
}

/** A rugged phone with its speaker and side key, a tablet with rubber corners, a window on a desk. */
const devices = {
  phone:
    "rounded-[1.75rem] border-[1.5px] p-2.5 before:mx-auto before:mt-0.5 before:mb-2.5 before:block before:h-1.5 before:w-14 before:rounded-full before:border after:absolute after:top-24 after:-right-1.25 after:h-14 after:w-1 after:rounded-r-sm after:bg-ink",
  tablet:
    "rounded-[1.25rem] border-[1.5px] p-3 sm:p-5 before:absolute before:-inset-1.5 before:rounded-[1.5rem] before:border-[5px] before:[mask:conic-gradient(at_3rem_3rem,#0000_75%,#000_0)_0_0/calc(100%-3rem)_calc(100%-3rem)]",
  window: "rounded-lg border-[1.5px]",
} as const;

/**
 * A screen in the hands of somebody in the field or at a contractor's, drawn as the device that it is
 * on. For a screen reader it is one picture with a text alternative.
 */
export function DeviceFrame({ frame, device, children }: DeviceFrameProps) {
  const { alt, name } = frame;
  return (
    <figure
      aria-label={name}
      data-device={device}
      className={device === "phone" ? "w-full max-w-84" : undefined}
    >
      <div
        role="img"
        aria-label={alt}
        className={classNames(
          "relative border-ink bg-sheet text-left text-small leading-tight before:border-ink",
          devices[device],
        )}
      >
        {children}
      </div>
      <figcaption className="mt-5">
        <RecordLinks links={frame.links} />
      </figcaption>
    </figure>
  );
}
