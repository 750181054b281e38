/**
 * Puts the cells of a table into a field. Browsers make "120 180" of the lines of a column, which reads
 * as 120180: tabs keep them apart, as they do the cells of a row, and the sheet says that there are several.
 */
function insertCells(text: string): void {
  // Unlike a new value, this can be undone, and is an input to the sheet.
  document.execCommand("insertText", false, text.trim().replaceAll(/[\r\n]+/g, "\t"));
}

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.closest("[data-sheet]") !== null;

function pasteCells(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!isField(event.target) || !/[\r\n]/.test(text.trim())) return;
  event.preventDefault();
  insertCells(text);
}

/** What is dropped on a field replaces its number: among its digits, it would make another number. */
function dropCells(event: DragEvent): void {
  const { target, dataTransfer } = event;
  const text = dataTransfer?.getData("text/plain") ?? "";
  if (!isField(target) || text === "") return;
  event.preventDefault();
  target.focus();
  target.select();
  insertCells(text);
}

/** Has a calculator take what a spreadsheet gives. */
export function start(): void {
  document.addEventListener("paste", pasteCells);
  document.addEventListener("drop", dropCells);
}
