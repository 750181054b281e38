/** A magnifying glass. */
export function SearchIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none stroke-current ${className}`}
      strokeWidth="1.75"
    >
      <path d="M11 3a8 8 0 1 0 .1 0m5.9 14 4 4" />
    </svg>
  );
}
