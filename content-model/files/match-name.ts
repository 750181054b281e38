/** What a file has in place of the `*` of a pattern; undefined if it does not match. Safe for a browser. */
export function matchName(pattern: string, file: string): string | undefined {
  const [start = "", end = ""] = pattern.split("*");
  const name = file.slice(start.length, -end.length);
  return file === start + name + end && !name.includes("/") ? name : undefined;
}
