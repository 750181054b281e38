import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "content-model/files";

const rendered = join(import.meta.dirname, "../../art/rendered");

/** The rendered pictures by name, with the names of the points in them that a callout can refer to. */
export function readScenes(): Map<string, string[]> {
  return new Map(
    listFiles(rendered, "*/scene.json").map((file) => {
      const { anchors } = JSON.parse(readFileSync(join(rendered, file), "utf8"));
      return [dirname(file), Object.keys(anchors)];
    }),
  );
}
