const offset = 12 - new Date().getUTCHours();

/** A time zone in which it is noon now, so that the day's digest is due; POSIX turns the sign around. */
export const timeZoneAtNoon = `Etc/GMT${offset < 0 ? "+" : "-"}${Math.abs(offset)}`;
