import { TriangleAlert } from "lucide-react";
import type { ToastTone } from "./toast-rules.ts";

/** The bar at a message's edge; a failure has a sign on it, so that color alone does not tell. */
export function ToneMark({ tone }: { tone: ToastTone }) {
  if (tone === "default") return <span aria-hidden="true" className="w-1.5 flex-none bg-petrol" />;
  return (
    <span
      aria-hidden="true"
      className="grid w-11 flex-none place-items-center bg-signal text-signal-ink"
    >
      <TriangleAlert className="size-5" strokeWidth={1.75} />
    </span>
  );
}
