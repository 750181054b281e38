import type { IncomingMessage } from "node:http";

/**
 * Removes a Range from a request where it is to be ignored (RFC 9110, 14.2): of another method than
 * GET, of another version of the file, or malformed. A server may ignore any: several parts at once
 * are sent as the whole file, and so is the end of a file that is shorter (14.1.2), which `send` takes
 * for nothing.
 */
export function limitRange(
  request: IncomingMessage,
  { etag, size }: { etag: string; size: number },
): void {
  const { "if-range": condition, range } = request.headers;
  // One second's precision is no strong validator (13.1.5), so a date is taken for none.
  const isOther = condition !== undefined && condition !== etag;
  if (request.method !== "GET" || isOther || (range !== undefined && !isPart(range, size))) {
    delete request.headers.range;
  }
  delete request.headers["if-range"];
}

/** Whether a header is a valid list of byte ranges (14.1.1), none of them the whole file as its end. */
function isPart(header: string, size: number): boolean {
  const [unit, list = ""] = header.split("=", 2);
  return (
    unit === "bytes" &&
    list.split(",").every((part) => {
      const [, first = "", last = ""] = /^\s*(\d*)-(\d*)\s*$/.exec(part) ?? [];
      if (first === "") return last !== "" && Number(last) < size;
      return last === "" || Number(first) <= Number(last);
    })
  );
}
