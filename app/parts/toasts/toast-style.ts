/** Position of messages: below the top bar; full width on a phone, at the right edge elsewhere. */
export const toastCorner =
  "no-print fixed top-(--header-height) right-0 left-0 z-50 flex flex-col px-3 pt-3 empty:p-0 has-[>li]:pb-3 md:left-auto md:w-full md:max-w-note md:px-8 md:pt-4 pointer-events-none";

/** The card of one message. The swipe properties are set by Radix while a finger moves it. */
export const toastCard =
  "pointer-events-auto flex animate-enter items-stretch overflow-hidden rounded-md border border-ink bg-sheet text-ink shadow-panel data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0 data-[swipe=end]:transition-all";
