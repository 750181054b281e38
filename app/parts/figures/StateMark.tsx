import { classNames } from "../ui/class-names.ts";

const tones = {
  good: "bg-room-cleared",
  caution: "bg-room-caution",
  idle: "border-[1.5px] border-room-mute",
  bad: "bg-signal",
} as const;
export type StateTone = keyof typeof tones;

/** The small square before a state's name. The name says the same: color is never the only cue. */
export function StateMark({ tone, className }: { tone: StateTone; className?: string }) {
  return <span className={classNames("inline-block size-2 flex-none", tones[tone], className)} />;
}
