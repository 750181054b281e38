/** The callouts of a scene. */
const scenes = "svg:has(.leader):not(svg svg)";

/**
 * Keeps what happens in the scenes of this page for when they are seen: off-screen it waits, and in
 * view it goes on (figures.css). Calling it again for the same page changes nothing.
 */
export function pauseScenes(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // Asking for its animations would have the browser lay out what is not needed yet.
      target.toggleAttribute("data-unseen", !isIntersecting);
    }
  });
  for (const scene of document.querySelectorAll(scenes)) observer.observe(scene);
}
