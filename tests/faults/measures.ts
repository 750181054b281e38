import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects garbage; gives the bytes of the heap that are left. */
export function collectGarbage(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

/** Rows of a CSV text (RFC 4180) by the names of its header. */
export function parseCsv(text: string, delimiter = ","): Record<string, string>[] {
  const records: string[][] = [[]];
  let rest = text.replace(/^\uFEFF/, "");
  while (rest !== "") {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const cell = quoted ?? new RegExp(`^[^${delimiter}\r\n]*`).exec(rest);
    records.at(-1)?.push(quoted ? (quoted[1] ?? "").replaceAll('""', '"') : (cell?.[0] ?? ""));
    rest = rest.slice(cell?.[0].length ?? 0);
    if (rest.startsWith(delimiter)) rest = rest.slice(1);
    else {
      if (!rest.startsWith("\r\n")) throw new Error(`No end of a row: ${rest.slice(0, 40)}`);
      rest = rest.slice(2);
      if (rest !== "") records.push([]);
    }
  }
  const [header = [], ...rows] = records;
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])),
  );
}
