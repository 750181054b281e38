/**
 * Runs in the head, before the first paint: marks a document whose first screen shows first
 * (`arriving` in app/styles/base.css, `showRest` in first-screen.ts). Where the browser is about to
 * scroll, to a fragment or to where the visitor was, every height has to be exact from the start.
 * `performance.navigation` is short, and the first round trip has no space to spare.
 */
export const arrivalScript = `document.documentElement.toggleAttribute("data-arriving",!location.hash&&!performance.navigation.type)`;
