/**
 * Resolves in the task after the next frame, once it is painted. A page in a background tab has no
 * frames.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
