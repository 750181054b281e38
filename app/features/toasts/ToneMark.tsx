import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ToastTone } from "./toast-rules.ts";

/** The block at a message's edge: it tells a failure by shape and color. */
export function ToneMark({ tone }: { tone: ToastTone }) {
  const isFailure = tone === "destructive";
  const Icon = isFailure ? TriangleAlert : CircleCheck;
  return (
    <span
      aria-hidden="true"
      className={
        isFailure
          ? "grid w-11 flex-none place-items-center bg-signal text-signal-ink"
          : "grid w-11 flex-none place-items-center bg-petrol text-white"
      }
    >
      <Icon className="size-5" strokeWidth={1.75} />
    </span>
  );
}
