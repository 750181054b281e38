/** At most one message of the app-level store is shown at a time (spec section 9). */
export const toastLimit = 1;

/** *Attention*: something to fill in. *Destructive*: a failure. */
export type ToastTone = "default" | "attention" | "destructive";

/** The message a caller wants shown. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** One action; `altText` describes how to do it without the button. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
  tone?: ToastTone | undefined;
}

/** A message in the store; it stays there, closed, until it is removed. */
export interface StoredToast extends ToastMessage {
  readonly id: string;
  readonly isOpen: boolean;
}

export type ToastChange =
  | { type: "add"; toast: StoredToast }
  | { type: "dismiss"; id: string }
  | { type: "remove"; id: string };

/** The list after a change, newest first. */
export function getNextToasts(
  toasts: readonly StoredToast[],
  change: ToastChange,
): readonly StoredToast[] {
  switch (change.type) {
    case "add":
      return [change.toast, ...toasts].slice(0, toastLimit);
    case "dismiss":
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, isOpen: false } : toast));
    case "remove":
      return toasts.filter(({ id }) => id !== change.id);
  }
}
