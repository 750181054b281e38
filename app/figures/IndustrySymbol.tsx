import type { ReactNode } from "react";
import type { Industry } from "../content.ts";

/** Elevation drawings on a 64 × 80 sheet: the equipment each industry is known by. */
const drawings: Record<Industry["id"], ReactNode> = {
  "oil-and-gas": (
    // Distillation column with trays, platform and overhead line.
    <>
      <path d="M22 70V18a10 10 0 0 1 20 0v52" />
      <path d="M17 76h30l-3-6H20zM18 34h28M18 52h28M16 34v-5M48 34v-5M16 29h32" />
      <path d="M26 42h12M26 60h12M26 24h12" strokeDasharray="3 3" />
      <path d="M32 8V3h22v67M50 70h8" />
    </>
  ),
  chemicals: (
    // Stirred reactor with jacket, motor and bottom valve.
    <>
      <path d="M16 28v24a16 12 0 0 0 32 0V28a16 8 0 0 0-32 0z" />
      <path d="M12 34v18a20 15 0 0 0 40 0V34" />
      <path d="M32 20V50M24 50h16M27 6h10v10H27zM32 16v4M32 67v9M26 70l12 6M38 70l-12 6M26 70v6M38 70v6" />
    </>
  ),
  "energy-and-utilities": (
    // Stack and boiler house, with the line out.
    <>
      <path d="M10 76V34h26v42zM10 44h26M44 76V10h10v66M44 18h10M36 40h8" />
      <path d="M17 76V60h12v16M17 52h5M24 52h5" />
      <path d="M4 76h56" />
    </>
  ),
  mining: (
    // Headframe with sheave, back legs and hoist rope.
    <>
      <path d="M24 76V20M40 76V20M24 20h16M24 38h16M24 56h16M24 38l16-18M24 56l16-18M24 76l16-20" />
      <circle cx="32" cy="12" r="8" />
      <path d="M39 16l21 60M32 20v56M4 76h56" />
    </>
  ),
  "industrial-manufacturing": (
    // Press line: frame, ram and gear.
    <>
      <path d="M8 76V22h12v54M44 76V22h12v54M8 22h48M8 12h48v10H8zM20 62h24v14H20z" />
      <path d="M32 22v14M24 36h16v10H24zM4 76h56" />
      <path d="M26 54h12" strokeDasharray="3 3" />
    </>
  ),
  "field-maintenance": (
    // Gate valve in a line, opened for work, with its scaffold.
    <>
      <path d="M4 56h12M48 56h12M16 46v20M48 46v20M16 46l32 20M48 46L16 66" />
      <path d="M32 56V38M22 38h20M32 38v-6" />
      <path d="M10 76V8M54 76V8M10 24h44M10 12h44M10 24l12-12M4 76h56" />
    </>
  ),
};

interface IndustrySymbolProps {
  id: Industry["id"];
  className?: string;
}

export function IndustrySymbol({ id, className }: IndustrySymbolProps) {
  return (
    <svg
      viewBox="0 0 64 80"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {drawings[id]}
    </svg>
  );
}
