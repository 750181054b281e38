import type { ReactNode } from "react";

/** Eight neutral marks of our own drawing, on a 28 × 28 field. */
const marks: readonly ReactNode[] = [
  <path key="m" d="M3 25V3h22v22zM3 14h22M14 3v22" />,
  <path key="m" d="M14 2l12 12-12 12L2 14zM8 14h12" />,
  <path key="m" d="M14 2a12 12 0 1 0 .01 0M14 8a6 6 0 1 0 .01 0" />,
  <path key="m" d="M2 25h24L14 4zM8 25l6-11 6 11" />,
  <path key="m" d="M3 3h22v8H3zM3 17h22v8H3zM9 11v6M19 11v6" />,
  <path key="m" d="M8 3h12l6 11-6 11H8L2 14zM8 14h12" />,
  <path key="m" d="M3 25V10l11-7 11 7v15M9 25V14h10v11" />,
  <path key="m" d="M4 24C4 12 12 4 24 4M4 24h8c0-7 5-12 12-12V4" />,
];

/** The mark at this position of the strip, from 0; marks repeat after the eighth. */
export function CustomerMark({ index }: { index: number }) {
  return (
    <svg
      viewBox="0 0 28 28"
      aria-hidden="true"
      className="size-7 flex-none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {marks[index % marks.length]}
    </svg>
  );
}
