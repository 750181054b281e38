/** Position of messages (toasts.css). */
export const toastCorner = "no-print toast-corner";

/** The card of one message. How it follows a finger is in toasts.css. */
export const toastCard =
  "toast-card flex animate-enter items-stretch overflow-hidden rounded-md border border-ink bg-sheet text-ink shadow-panel";
