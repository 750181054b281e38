import { useEffect } from "react";
import { captureAttribution } from "./attribution.ts";

/** Remembers where the visit came from; stands once in the document, on every page. */
export function AttributionCapture() {
  useEffect(() => captureAttribution(window.location.search), []);
  return null;
}
