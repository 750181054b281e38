import type { ToastTone } from "./toast-store.ts";

/** Position of messages (toasts.css). */
export const toastCorner = "no-print toast-corner";

/** The card of one message. How it follows a finger is in toasts.css. */
export const toastCard =
  "toast-card flex animate-enter items-stretch overflow-hidden rounded-md border border-ink bg-sheet text-ink shadow-panel";

/** The bar at a message's edge; a failure also has a sign, so that color is not the only cue. */
export function ToneMark({ tone }: { tone: ToastTone }) {
  if (tone !== "destructive") {
    return <span aria-hidden="true" className="toast-tone" data-tone={tone} />;
  }
  return (
    <span
      aria-hidden="true"
      className="toast-tone grid place-items-center text-signal-ink"
      data-tone={tone}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        width="20"
        className="fill-none stroke-current"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M21.7 18 13.7 4a2 2 0 0 0-3.4 0L2.3 18a2 2 0 0 0 1.7 3h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01" />
      </svg>
    </span>
  );
}
