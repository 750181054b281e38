import { classNames } from "../../parts/ui/class-names.ts";

interface LoopInstrumentProps {
  tag: string;
  name: string;
  isLive: boolean;
  /** The one module that the plant begins with. */
  isFirst: boolean;
}

/** A module on a loop drawing, with its name below where there is room for it. */
export function LoopInstrument({ tag, name, isLive, isFirst }: LoopInstrumentProps) {
  const [letters, number] = tag.split("-");
  const tone = isFirst ? "fill-signal-ink" : isLive ? "fill-room" : "fill-room-mute";
  const body = isFirst
    ? "fill-signal stroke-signal"
    : isLive
      ? "fill-room-cleared stroke-room-cleared"
      : "fill-room-panel stroke-room-edge";
  return (
    <>
      <circle
        r="23"
        className={body}
        strokeWidth="1.5"
        strokeDasharray={isLive ? undefined : "5 5"}
      />
      <path
        d="M-22 0H22"
        className={isLive ? "stroke-room" : "stroke-room-edge"}
        strokeWidth="1.5"
      />
      <g className={`font-mono text-label ${tone}`} fontWeight="600" textAnchor="middle">
        <text y="-6">{letters}</text>
        <text y="15">{number}</text>
      </g>
      <text
        y="40"
        textAnchor="middle"
        className={classNames(
          "hidden font-mono text-label sm:block",
          isLive ? "fill-white" : "fill-room-mute",
        )}
      >
        {name}
      </text>
    </>
  );
}
