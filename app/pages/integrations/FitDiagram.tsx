import type { ReactNode } from "react";
import type { IntegrationsPage } from "./schema.ts";

type Fit = IntegrationsPage["fit"]["cards"][number]["id"];

/** How a plant connects, on a 200 × 110 sheet; the product is the filled square. */
const drawings: Record<Fit, ReactNode> = {
  "one-erp": (
    // One system above, one connection, three sites below.
    <>
      <path d="M70 8h60v22H70zM100 30v18M100 68v12M40 80h120M40 80v8M100 80v8M160 80v8" />
      <path d="M26 88h28v16H26zM86 88h28v16H86zM146 88h28v16h-28z" />
    </>
  ),
  "many-sites": (
    // Three sites, each with a system of its own, into one.
    <>
      <path d="M18 8h44v20H18zM78 8h44v20H78zM138 8h44v20h-44z" strokeDasharray="4 3" />
      <path d="M40 28v11h49M100 28v20M160 28v11h-49" />
      <path d="M100 68v14M70 82h60v22H70z" />
    </>
  ),
  change: (
    // The old system is disconnected, the new one takes its place.
    <>
      <path d="M14 80h56v24H14z" strokeDasharray="4 3" />
      <path d="M130 80h56v24h-56z" />
      <path d="M42 80V66M36 60l12-12M100 68v24h30" />
      <path d="M124 86l6 6-6 6" />
      <path d="M70 8h60v18H70zM100 26v22" />
    </>
  ),
};

/** A sketch of one way to connect. Decorative: the words are beside it. */
export function FitDiagram({ fit }: { fit: Fit }) {
  return (
    <svg
      viewBox="0 0 200 110"
      aria-hidden="true"
      className="h-27.5 w-50 max-w-full text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {drawings[fit]}
      <rect x="86" y="48" width="28" height="20" className="fill-signal stroke-ink" />
    </svg>
  );
}
