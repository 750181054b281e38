/** From an event's target outward; null where the target is no element, such as a document or a text. */
export const findClosest = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);

/** Resolves once the next frame is painted. A page in a background tab has no frames. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Runs each job on its own: one that throws is reported on the console and stops none after it. */
export function runEach(jobs: Iterable<() => void>): void {
  for (const job of jobs) {
    try {
      job();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Loads something with the first call, for all calls. If that fails, the next one tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Whether the visitor has asked for less data (Save-Data). */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** After its island was drawn anew: by its place among those of its kind and name, since React's ids differ. */
export function keepPlace(control: HTMLElement, island: Element): () => HTMLElement | undefined {
  const name = control.getAttribute("name");
  const kind = control.localName + (name ? `[name="${CSS.escape(name)}"]` : ":not([name])");
  const listAlike = () => [...island.querySelectorAll<HTMLElement>(kind)];
  const place = listAlike().indexOf(control);
  return () => (control.isConnected ? control : listAlike()[place]);
}
