import { findAgain, listControls } from "./find-control.ts";

/** What a visitor did in an island. */
export interface VisitorState {
  noteFocus: () => void;
  /** Puts what was typed into the fields that took the place of the old ones. */
  bringFields: () => void;
  bringFocus: () => void;
}

/**
 * Keeps what a visitor did in an island until it is live. React draws it anew when it does not find
 * what the build drew: a translator or an extension has changed it. The old fields still know then
 * what is in them, and what had the focus is noted while React renders.
 */
export function keepVisitorState(island: HTMLElement): VisitorState {
  const before = listControls(island);
  let focused: HTMLElement | undefined;
  return {
    noteFocus(): void {
      focused = before.find((control) => control === document.activeElement) ?? focused;
    },
    bringFields(): void {
      for (const old of before) {
        if (old.isConnected || !old.matches("input, select, textarea, details")) continue;
        const now = findAgain(old, before, island);
        if (now) bringValue(old, now);
      }
    },
    bringFocus(): void {
      if (!focused || focused.isConnected) return;
      const now = findAgain(focused, before, island);
      now?.focus({ preventScroll: true });
      if (isText(focused) && isText(now) && focused.selectionStart !== null) {
        const { selectionStart, selectionEnd, selectionDirection } = focused;
        now.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
      }
    },
  };
}

const isText = (element: unknown) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function bringValue(old: HTMLElement, now: HTMLElement): void {
  if (isText(old) && isText(now) && now.value !== old.value) now.value = old.value;
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) now.checked = old.checked;
  if (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement) {
    now.selectedIndex = old.selectedIndex;
  }
  if (old instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = old.open;
}
