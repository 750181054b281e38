import chrome from "content:chrome";

/** The first stop of the keyboard: past the top bar to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-5 py-3 text-small font-medium text-white focus:translate-y-0"
    >
      {chrome.accessibleNames.skipToContent}
    </a>
  );
}
