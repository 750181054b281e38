/** The callouts of a scene. */
const scenes = "svg:has(.leader):not(svg svg)";

/**
 * Pauses the animations of this page's scenes while they are off-screen, and resumes them in view
 * (figures.css). Calling it again for the same page changes nothing.
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
