import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { isYamlSource, type YamlSource } from "content-model/source";

const root = resolve(import.meta.dirname, "../..");
const schemas = ["app/**/schema.ts", "app/**/*-schema.ts", "plant/schema.ts"];

/** Every source of YAML files: the exports of the files that are called schema.ts or end so. */
export async function listYamlSources(): Promise<YamlSource[]> {
  const files = globSync(schemas, { cwd: root }).sort();
  const modules: object[] = await Promise.all(
    // Vite does not need to know the names in advance: npm run dev loads each file on request.
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(resolve(root, file)).href)),
  );
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isYamlSource);
}
