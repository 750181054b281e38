import { searchFieldId } from "../../routes.ts";

/** Ctrl K, or Command K, opens the search as its link does. */
export function startSearchKey(): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const field = document.getElementById(searchFieldId);
    if (field) field.focus();
    else document.querySelector<HTMLElement>(`a[href$="#${searchFieldId}"]`)?.click();
  });
}
