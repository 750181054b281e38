import type { ToastTone } from "./toast-store.ts";

/** The bar at a message's edge; a failure also has a sign, so that color is not the only cue. */
export function ToneMark({ tone }: { tone: ToastTone }) {
  if (tone !== "destructive") {
    const color = tone === "default" ? "bg-petrol" : "bg-signal";
    return <span aria-hidden="true" className={`w-1.5 flex-none ${color}`} />;
  }
  return (
    <span
      aria-hidden="true"
      className="grid w-11 flex-none place-items-center bg-signal text-signal-ink"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 fill-none stroke-current"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M21.7 18 13.7 4a2 2 0 0 0-3.4 0L2.3 18a2 2 0 0 0 1.7 3h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01" />
      </svg>
    </span>
  );
}
