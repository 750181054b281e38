import type { HubSystem } from "./schema.ts";

const paths: Record<HubSystem["icon"], string> = {
  ledger: "M4 3h16v18H4zM4 8h16M9 8v13M12 12h5M12 16h5",
  wrench:
    "M14 7a4.5 4.5 0 0 1 6-4l-3 3 1 2.5 2.5 1 3-3a4.5 4.5 0 0 1-6 5.5L8 22l-4-4 9.5-9.5A4.5 4.5 0 0 1 14 7z",
  gate: "M4 22V4M4 7h16l-3 4H4M17 22v-7h4v7M10 22V11",
  shield: "M12 2l8 3v6c0 5-3.5 9-8 11-4.5-2-8-6-8-11V5zM8.5 12l2.5 2.5 4.5-5",
};

const tones: Record<HubSystem["color"], string> = {
  petrol: "stroke-room-text",
  cleared: "stroke-room-cleared",
  caution: "stroke-room-caution",
  signal: "stroke-signal",
};

interface NodeIconProps {
  icon: HubSystem["icon"];
  color: HubSystem["color"];
}

/** The sign of a system, in its own color. Decorative: the name is beside it. */
export function NodeIcon({ icon, color }: NodeIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-6 flex-none fill-none ${tones[color]}`}
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d={paths[icon]} />
    </svg>
  );
}
