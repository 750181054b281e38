/**
 * Browsers put the lines of a pasted column into a field as "120 180", which reads as 120180: in a sheet,
 * tabs keep them apart, as they do the cells of a row, and the sheet says that there are several.
 */
export function startPastingCells(): void {
  document.addEventListener("paste", (event) => {
    const { target, clipboardData } = event;
    const text = clipboardData?.getData("text/plain").trim() ?? "";
    if (!(target instanceof HTMLInputElement) || !/[\r\n]/.test(text)) return;
    if (!target.closest("[data-sheet]")) return;
    event.preventDefault();
    // Unlike a new value, this can be undone, and is an input to the sheet.
    document.execCommand("insertText", false, text.replaceAll(/[\r\n]+/g, "\t"));
  });
}
