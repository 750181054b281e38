import type { ReactNode } from "react";
import { SheetLabel } from "../ui/SheetLabel.tsx";

/** The cloud with which a drawing marks what is on hold: 6 × 4 arcs around 248 × 164, clockwise. */
const cloud = [
  "M196 78",
  "a23.2 23.2 0 0 1 41.34 0".repeat(6),
  "a23 23 0 0 1 0 41".repeat(4),
  "a23.2 23.2 0 0 1-41.34 0".repeat(6),
  "a23 23 0 0 1 0-41".repeat(4),
].join("");

/** A pipe run with a spool missing between two flanges, clouded as on hold: `tag` is the equipment's. Decorative. */
function MissingSpool({ tag }: { tag: string }) {
  return (
    <svg
      viewBox="0 0 640 340"
      aria-hidden="true"
      className="w-full max-w-xl text-ink lg:max-w-none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <g className="stroke-graphite" strokeDasharray="14 5 3 5" strokeWidth="1">
        <path d="M0 160H640" />
      </g>
      <g className="fill-sheet">
        <path d="M0 140H222V180H0M640 140H418V180H640" />
        <path d="M222 124h12v72h-12zM234 124h12v72h-12zM394 124h12v72h-12zM406 124h12v72h-12z" />
        <path d="M520 128l64 64V128l-64 64z" strokeLinejoin="round" />
        <path d="M552 160V112M532 112h40" />
        <path d="M60 140V96h28v44M54 84h40v12H54z" />
      </g>
      <path d="M256 140H384M256 180H384" className="stroke-graphite" strokeDasharray="7 6" />
      <path d={cloud} className="stroke-signal" strokeWidth="2" strokeLinejoin="round" />
      <path d="M320 160V48" />
      <circle cx="320" cy="160" r="4" className="fill-signal" />
      <circle cx="320" cy="30" r="27" className="fill-sheet" />
      <g className="stroke-graphite" strokeWidth="1">
        <path d="M240 204V300M400 204V300" />
        <path d="M240 290H400" />
        <path d="M234 296l12-12M394 296l12-12" strokeWidth="1.5" />
      </g>
      <g
        textAnchor="middle"
        stroke="none"
        fontWeight="550"
        className="fill-ink font-mono text-[1.5rem] md:text-[0.875rem]"
      >
        <text x="320" y="36">
          {tag}
        </text>
        <text x="320" y="318" className="fill-graphite">
          ?
        </text>
      </g>
    </svg>
  );
}

interface MissingBandProps {
  label: readonly string[];
  title: string;
  text: string;
  /** What is missing, as the label of the drawing's cloud. */
  tag: string;
  action: ReactNode;
  children?: ReactNode;
}

/** Drawn once, in place of what does not exist: nothing here depends on the address. */
export function MissingBand({ label, title, text, tag, action, children }: MissingBandProps) {
  return (
    <div className="sheet-grid">
      <div className="page-column grid items-center gap-x-16 gap-y-12 py-band lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <SheetLabel parts={label} />
          <h1 className="mt-6 text-h1">{title}</h1>
          <p className="mt-6 max-w-note text-lead text-text">{text}</p>
          {action}
        </div>
        <MissingSpool tag={tag} />
        {children}
      </div>
    </div>
  );
}
