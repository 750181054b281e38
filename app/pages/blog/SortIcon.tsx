/** Lines of a list, each longer than the one above it. */
export function SortIcon() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-current">
      <path d="M1 2h4M1 6h7M1 10h10" strokeWidth="1.5" />
    </svg>
  );
}
