interface MissingSpoolProps {
  /** What the cloud is about, as an equipment tag. */
  tag: string;
}

const cloud = { x: 196, y: 78, width: 248, height: 164, bumps: { across: 6, down: 4 } };

/** The cloud with which a drawing marks what is on hold: arcs around a rectangle, clockwise. */
function buildCloudPath(): string {
  const { x, y, width, height, bumps } = cloud;
  const stepX = width / bumps.across;
  const stepY = height / bumps.down;
  const side = (count: number, dx: number, dy: number) => {
    const radius = Math.hypot(dx, dy) * 0.56;
    return Array.from({ length: count }, () => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`);
  };
  return [
    `M${x} ${y}`,
    ...side(bumps.across, stepX, 0),
    ...side(bumps.down, 0, stepY),
    ...side(bumps.across, -stepX, 0),
    ...side(bumps.down, 0, -stepY),
    "Z",
  ].join("");
}

/** A pipe run with a spool missing between two flanges, clouded as on hold. Decorative. */
export function MissingSpool({ tag }: MissingSpoolProps) {
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
      <path d={buildCloudPath()} className="stroke-signal" strokeWidth="2" strokeLinejoin="round" />
      <path d="M320 160V48" />
      <circle cx="320" cy="160" r="4" className="fill-signal" />
      <circle cx="320" cy="30" r="27" className="fill-sheet" />
      <text
        x="320"
        y="36"
        textAnchor="middle"
        className="fill-ink font-mono text-[1.5rem] md:text-[0.875rem]"
        stroke="none"
        fontWeight="550"
      >
        {tag}
      </text>
      <g className="stroke-graphite" strokeWidth="1">
        <path d="M240 204V300M400 204V300" />
        <path d="M240 290H400" />
        <path d="M234 296l12-12M394 296l12-12" strokeWidth="1.5" />
      </g>
      <text
        x="320"
        y="318"
        textAnchor="middle"
        className="fill-graphite font-mono text-[1.5rem] md:text-[0.875rem]"
        stroke="none"
        fontWeight="500"
      >
        ?
      </text>
    </svg>
  );
}
