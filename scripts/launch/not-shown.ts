import type { Sample } from "content-model/content-file";
import { samples as samplesSource } from "../../app/parts/samples/schema.ts";
import { openLaunchContent } from "../../build-site/rules/all-content.ts";
import type { LeftOut } from "../../build-site/sources/launch-content.ts";
import { readContent } from "../../build-site/sources/read-content.ts";

/** What visitors do not see after the launch, because it is a sample: a kind, and where it is. */
export type NotShown = { name: string; text: string; parts: readonly LeftOut[] };

/**
 * What a build for the launch leaves out, by the kinds of content/samples.yaml.
 *
 * @param root the folder with content/
 */
export async function listNotShown(root: string): Promise<NotShown[]> {
  using launch = await openLaunchContent(root, ["."]);
  const { kinds } = readContent(root, samplesSource);
  const byKind = Map.groupBy(launch.leftOut, ({ file }) =>
    kinds.find(({ files }) => files.some((name) => file.startsWith(`content/${name}`))),
  );
  return [...byKind].map(([kind, parts]) => ({ name: "Others", text: "", ...kind, parts }));
}

/** Whether a sample is in a part of the content that the launch leaves out. */
export const isNotShown = (sample: Sample, kinds: readonly NotShown[]) =>
  kinds.some(({ parts }) =>
    parts.some(
      ({ file, field }) =>
        sample.file === file &&
        sample.field.startsWith(field) &&
        (field === "" || ["", ".", "["].includes(sample.field.charAt(field.length))),
    ),
  );

/** What to say of it: nobody has to do anything about it. */
export function renderNotShown(kinds: readonly NotShown[]): string[] {
  if (kinds.length === 0) return [];
  return [
    "NOT SHOWN  A build for the launch leaves these samples out, with the bands that have",
    "nothing else. Put in real values to show them; the launch does not wait for them.",
    "",
    ...kinds.flatMap(renderKind),
  ];
}

/** Each sample once, where it is marked; then the files that name it. */
function renderKind({ name, text, parts }: NotShown): string[] {
  const marked = parts.filter(({ isQuoted }) => !isQuoted);
  const quoting = new Set(parts.filter(({ isQuoted }) => isQuoted).map(({ file }) => file));
  return [
    `${name}, ${marked.length}${text && `: ${text}`}`,
    ...marked.map(({ file, line, message }) => `  ${file}:${line}  ${message}`),
    ...[...quoting].map((file) => `  ${file} names figures of these, and needs no change`),
    "",
  ];
}
