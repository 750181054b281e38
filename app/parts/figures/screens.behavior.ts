const rowMotion = { duration: 200, easing: "ease-out" } as const;

/**
 * Makes the product screens do what is more than showing and hiding: rows are sorted, and a task moves
 * to the column of the state that the visitor gives it.
 */
export function start(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && "sort" in target.dataset) sortRows(target);
    if (target instanceof HTMLSelectElement && "taskState" in target.dataset) moveTask(target);
  });
}

/** Rows ascend by the number in the attribute that the radio button names. */
function sortRows(radio: HTMLInputElement): void {
  const list = radio.closest("figure")?.querySelector("[data-sorted]");
  if (!list) return;
  const rows = [...list.children] as HTMLElement[];
  const getKey = ({ dataset }: HTMLElement) => Number(dataset[radio.value]);
  moveRows(rows, () => list.append(...rows.toSorted((a, b) => getKey(a) - getKey(b))));
}

/** The task comes first in its new column, and keeps the focus. */
function moveTask(select: HTMLSelectElement): void {
  const board = select.closest("figure");
  const task = select.closest<HTMLElement>("[data-task]");
  if (!board || !task) return;
  moveRows([...board.querySelectorAll<HTMLElement>("[data-task]")], () => {
    board.querySelector(`[data-column="${select.value}"]`)?.prepend(task);
    for (const count of board.querySelectorAll<HTMLElement>("[data-count]")) {
      const column = board.querySelector(`[data-column="${count.dataset.count}"]`);
      count.textContent = String(column?.childElementCount);
    }
    select.focus({ preventScroll: true });
    task.scrollIntoView({ block: "nearest" });
  });
}

/** Moves rows, and lets each be seen going from its old place to the new one. */
function moveRows(rows: readonly HTMLElement[], move: () => void): void {
  const getPlaces = () => rows.map((row) => row.getBoundingClientRect());
  const before = getPlaces();
  move();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [index, { x, y }] of getPlaces().entries()) {
    const from = before[index];
    const transform = from && `translate(${from.x - x}px, ${from.y - y}px)`;
    if (transform) rows[index]?.animate({ transform: [transform, "none"] }, rowMotion);
  }
}
