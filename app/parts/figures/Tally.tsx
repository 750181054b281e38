import { classNames } from "../ui/class-names.ts";

interface TallyProps {
  of: number;
  /** How many of them are marked: the first or, `fromEnd`, the last. */
  marked: number;
  fromEnd?: boolean | undefined;
  /** Its width as a share of the space, such as "80%". */
  width?: string;
  /** Its height, and the stroke of what is marked. */
  className: string;
  /** The stroke of the others. */
  rest: string;
}

/** A quantity as a row of so many marks, some of them in another color: two dashed lines, however many. */
export function Tally({ of, marked, fromEnd, width = "100%", className, rest }: TallyProps) {
  const start = fromEnd ? of - marked : 0;
  // The gap after the last mark is left out: the row ends where its space does.
  const percent = (place: number) => `${(place / (of - 0.2)) * 100}%`;
  return (
    <svg
      aria-hidden="true"
      width={width}
      strokeDasharray="0.8 0.2"
      className={classNames("block [stroke-width:200%]", className)}
    >
      <line x2={percent(of)} pathLength={of} className={rest} />
      <line x1={percent(start)} x2={percent(start + marked)} pathLength={marked} />
    </svg>
  );
}
