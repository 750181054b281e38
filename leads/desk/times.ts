/** A time span in its two largest units, such as `3 d 4 h` or `25 min`. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), "d"],
    [Math.floor(minutes / 60) % 24, "h"],
    [minutes % 60, "min"],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  return shown
    .filter(([count], index) => count > 0 || index === 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

const formats = {
  /** `Nov 20, 10:42`, for lists. */
  short: { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  /** `November 20, 2026, 10:42 GMT+1`. */
  full: {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A time (ISO 8601) as clocks in a time zone show it. */
export function formatTime(iso: string, timeZone: string, format: keyof typeof formats): string {
  const key = `${format} ${timeZone}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat("en-US", { ...formats[format], timeZone, hourCycle: "h23" });
  formatters.set(key, formatter);
  return formatter.format(new Date(iso));
}
