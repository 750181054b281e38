import { useEffect } from "react";
import { useLocation } from "react-router";
import { countPage, openAnalyticsDoor } from "./analytics-door.ts";

/** Counts pages and measures them for as long as it stands in the document; draws nothing. */
export function Analytics() {
  const { pathname } = useLocation();
  useEffect(openAnalyticsDoor, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is one page read
  useEffect(countPage, [pathname]);
  return null;
}
