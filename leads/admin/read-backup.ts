import { open } from "node:fs/promises";
import { StartError } from "startup/start-error";
import * as v from "valibot";
import { agreementSchema, type StoredLead, storedLeadSchema } from "../lead.ts";
import { accessSchema, erasedSchema } from "../store/lead-upkeep.ts";
import { visitSchema } from "../store/report.ts";
import { runAsCaller } from "../write-file.ts";

/** Marks a backup file, so that no other file is taken for one. */
export const format = "aes32-leads";
/** Of what is written. The one before, whose leads were lines of one JSON list, is read, too. */
export const version = 8;

/** A line: first what there is little of, then a lead or an access each, then how many lines that were. */
const partSchema = v.partial(
  v.strictObject({
    format: v.literal(format),
    version: v.picklist([version, 7]),
    erased: v.array(erasedSchema),
    agreements: v.array(agreementSchema),
    visits: v.array(visitSchema),
    leads: v.array(storedLeadSchema),
    accesses: v.array(accessSchema),
    end: v.number(),
  }),
);

export type StorePart = v.InferOutput<typeof partSchema>;

const headSchema = v.required(partSchema, ["format", "version", "erased", "agreements", "visits"]);

const otherVersionSchema = v.object({ format: v.literal(format), version: v.number() });

/** Entries that are read, and stored in one transaction, at a time. */
const batchSize = 500;

/**
 * Reads a backup part by part: first what leads name, then leads, then who saw what. Throws a
 * `StartError` when there is none, and where it is not as it was written.
 */
export async function* readBackup(file: string): AsyncGenerator<StorePart> {
  let count = 0;
  let [leads, accesses]: [StoredLead[], NonNullable<StorePart["accesses"]>] = [[], []];
  for await (const line of renewLines(readLines(file))) {
    const part = parseLine(file, line, count === 0 ? headSchema : partSchema, count + 1);
    if (part.end !== undefined && part.end !== count) break;
    count += 1;
    if (part.erased) yield part;
    else leads.push(...(part.leads ?? []));
    accesses.push(...(part.accesses ?? []));
    const isLast = part.end !== undefined || (part.erased && part.leads);
    if (!isLast && leads.length + accesses.length < batchSize) continue;
    yield { leads, accesses };
    if (isLast) return;
    [leads, accesses] = [[], []];
  }
  throw new StartError(`${file} is not a backup of leads, or was changed: lines are missing.`);
}

/** The lines of a backup of version 7 as they are written now; all of it can also be the first one. */
async function* renewLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let list = "";
  let count = 0;
  for await (const line of lines) {
    if (count === 0 && line.endsWith(', "leads": [')) {
      list = "leads";
      yield line.replace(/, "leads": \[$/, "}");
    } else if (!list) yield line;
    else if (line === "]}") yield `{"end": ${count}}`;
    else if (line === '], "accesses": [') list = "accesses";
    else if (line) yield `{"${list}": [${line.replace(/,$/, "")}]}`;
    if (line && line !== '], "accesses": [') count += 1;
  }
}

function parseLine<Output>(
  file: string,
  line: string,
  schema: v.GenericSchema<unknown, Output>,
  number: number,
): Output {
  const content = parseJson(file, line);
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const header = v.safeParse(otherVersionSchema, content);
  if (header.success && ![7, version].includes(header.output.version)) {
    throw new StartError(
      `${file} is a backup of version ${header.output.version}, and this site reads versions 7 and ${version}: restore it with the release that wrote it.`,
    );
  }
  const path = v.getDotPath(result.issues[0]) ?? "all of it";
  throw new StartError(
    `${file} is not a backup of leads, or was changed: line ${number}, ${path}, is not as expected.`,
  );
}

const buildUnreadable = (file: string) => new StartError(`${file} cannot be read as a backup.`);

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw buildUnreadable(file);
  }
}

/** The lines of a file of whoever runs the command; `readline` would also break them at U+2028. */
async function* readLines(file: string): AsyncGenerator<string, undefined> {
  const handle = await runAsCaller(() => open(file)).catch(({ code }: NodeJS.ErrnoException) => {
    throw code === "ENOENT" ? new StartError(`There is no file ${file}.`) : buildUnreadable(file);
  });
  let rest = "";
  try {
    if (!(await handle.stat()).isFile()) {
      throw new StartError(
        `${file} is read twice, so it has to be a file, not a pipe or a folder.`,
      );
    }
    for await (const text of handle.createReadStream({ encoding: "utf8" })) {
      const lines = `${rest}${text}`.split(/\r?\n/);
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw error instanceof StartError ? error : buildUnreadable(file);
  } finally {
    await handle.close();
  }
  if (rest) yield rest;
}
