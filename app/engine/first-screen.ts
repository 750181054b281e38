/** Elements after which a page's first screen is taken to be full; most screens have fewer. */
const firstScreenElements = 150;

/**
 * Has the browser lay out the first screen of a page alone, so that it is seen at once, and the rest
 * in the frames after it. The rest keeps a screen's height each, so that what follows it, the footer,
 * does not show in between.
 *
 * @param page just put into the document, its sections in `main`
 */
export async function showFirstScreenFirst(page: Element): Promise<void> {
  const rest: HTMLElement[] = [];
  let elements = 0;
  for (const part of page.querySelectorAll<HTMLElement>("main > *, main ~ *")) {
    if (elements > firstScreenElements) rest.push(part);
    elements += part.getElementsByTagName("*").length;
  }
  for (const { style } of rest) {
    style.contentVisibility = "hidden";
    style.containIntrinsicBlockSize = "100vh";
  }
  for (const { style } of rest) {
    await nextFrame();
    style.contentVisibility = "";
    style.containIntrinsicBlockSize = "";
  }
}

/** The task after the next frame: by then it is painted. A page in a background tab has no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
