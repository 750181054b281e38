/**
 * Has a calculator take what a spreadsheet gives: browsers make "120 180" of the lines of a column, which
 * reads as 120180. Tabs keep them apart, as they do the cells of a row, and the sheet says that there are several.
 */
export function start(): void {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain").trim() ?? "";
    const isField =
      event.target instanceof HTMLInputElement && event.target.closest("[data-sheet]");
    if (!isField || !/[\r\n]/.test(text)) return;
    event.preventDefault();
    // Unlike a new value, this can be undone, and is an input to the sheet.
    document.execCommand("insertText", false, text.replaceAll(/[\r\n]+/g, "\t"));
  });
}
