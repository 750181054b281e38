import { pickFitting } from "content-model/check-value";
import { type FieldPath, listDuplicates, listTexts } from "content-model/content-file";
import { findSchema, getFieldMetadata } from "content-model/field-metadata";
import { suggestNearest } from "content-model/nearest";
import type { Written, YamlSource } from "content-model/source";
import { resourcesPage } from "../../app/pages/resources/schema.ts";
import { getFullTitle } from "../../app/parts/head/page-head.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { modules } from "../../app/parts/modules/schema.ts";
import { personas } from "../../app/parts/persona/schema.ts";
import { resources } from "../../app/parts/resources/schema.ts";
import type { CheckedSource } from "./edition-content.ts";

/** What the rules check. */
type RuledContent = {
  /** the content of a source; undefined if its files do not fit */
  get: <S extends YamlSource>(source: S) => Written<S> | undefined;
  /** every source with its files, be they as they may */
  sources: readonly CheckedSource[];
  /** title and description of every page, as far as they fit, and their file */
  pages: readonly PageHead[];
  /** the rendered pictures, and the points in each that a callout can refer to */
  pictures: ReadonlyMap<string, readonly string[]>;
};

interface PageHead {
  file: string;
  title: string | undefined;
  description: string | undefined;
}

/** Title and description of the pages whose words are in a source. */
export function listPageHeads({ source, checked }: CheckedSource): PageHead[] {
  return checked.files.flatMap(({ file, value }) => {
    const isPage = source.kind === "folder" || /^content\/(module-)?pages\//.test(file);
    if (!isPage) return [];
    const head = pickFitting(source.schema, value, ["title", "description"]);
    const { title, description } = head as Partial<PageHead>;
    return [{ file, title, description }];
  });
}

type Report = (file: string, path: FieldPath, message: string) => void;

/** Of a page with the suffix, in characters: search results show no more. */
export const maxTitleLength = 60;

function checkHeads({ get, pages }: RuledContent, report: Report): void {
  for (const field of ["title", "description"] as const) {
    const same = listDuplicates(pages, (page) => page[field]?.toLowerCase());
    for (const { own, others } of same) {
      const isExcerpt = field === "description" && own.file.endsWith(".md");
      const names = others.map(({ file }) => file).join(" and ");
      const message = `"${own[field]}" is also the ${field} of ${names}; each page needs its own: write another one for the newer page`;
      report(own.file, [isExcerpt ? "excerpt" : field], message);
    }
  }
  const facts = get(site);
  for (const { file, title } of facts ? pages : []) {
    const full = facts && title ? getFullTitle(title, facts) : "";
    if (full.length > maxTitleLength) {
      const message = `"${full}" is ${full.length} characters long, expected at most ${maxTitleLength} with the suffix`;
      report(file, ["title"], message);
    }
  }
}

function checkModules({ get }: RuledContent, report: Report): void {
  for (const { own, others } of listDuplicates(get(modules) ?? [], ({ tag }) => tag)) {
    const names = others.map(({ id }) => id).join(" and ");
    const message = `"${own.tag}" is also the tag of ${names}; each module needs its own`;
    report(`content/modules/${own.id}.yaml`, ["tag"], message);
  }
}

/** Personas list their modules and modules list their personas: both must agree. */
function checkRecommendations({ get }: RuledContent, report: Report): void {
  const all = get(modules);
  const readers = get(personas)?.personas;
  if (!all || !readers) return;
  for (const [index, persona] of readers.entries()) {
    const path = (field: string): FieldPath => ["personas", index, field];
    const named = all.filter(({ recommendedFor }) => recommendedFor.includes(persona.id));
    const ids = named.map(({ id }) => id);
    if ([...ids].sort().join() !== [...persona.modules].sort().join()) {
      const message = `lists ${persona.modules.join(", ")}, but \`recommendedFor\` in content/modules names ${persona.id} for ${ids.join(", ") || "none"}`;
      report("content/personas.yaml", path("modules"), message);
    }
    const start = all.find(({ id }) => id === persona.recommendedModuleId);
    if (start && start.name !== persona.recommendedModule) {
      const message = `"${persona.recommendedModule}" is not the name of ${start.id}, expected "${start.name}"`;
      report("content/personas.yaml", path("recommendedModule"), message);
    }
  }
}

function checkResources({ get }: RuledContent, report: Report): void {
  const ids = get(resourcesPage)?.categories.map(({ id }) => id);
  for (const [index, { category }] of (get(resources) ?? []).entries()) {
    if (!ids || ids.includes(category)) continue;
    const message = `"${category}" is not a category; expected one of ${ids.join(", ")}, or a new one in content/pages/resources.yaml${suggestNearest(category, ids)}`;
    report("content/resources.yaml", [index, "category"], message);
  }
}

/** Checks that pictures are rendered from art/ and that callouts refer to points in them. */
function checkPictures({ get, sources, pictures }: RuledContent, report: Report): void {
  for (const { source, checked } of sources) {
    for (const { file, value } of checked.files) {
      for (const { text, path } of listTexts(value)) {
        const schema = findSchema(source.schema, path);
        const isPicture = schema && getFieldMetadata(schema).form === "picture";
        if (!isPicture || pictures.has(text)) continue;
        const message = `"${text}" is not a rendered picture; expected one of art/rendered${suggestNearest(text, [...pictures.keys()])}`;
        report(file, path, message);
      }
    }
  }
  for (const [index, { picture, callouts }] of (get(personas)?.personas ?? []).entries()) {
    const anchors = pictures.get(picture);
    for (const [position, { anchor }] of callouts.entries()) {
      if (!anchors || anchors.includes(anchor)) continue;
      const message = `"${anchor}" is not a point in the picture ${picture}; expected one of ${anchors.join(", ")}${suggestNearest(anchor, anchors)}`;
      const path = ["personas", index, "callouts", position, "anchor"];
      report("content/personas.yaml", path, message);
    }
  }
}

/** Rules that involve more than one file. */
export function checkRules(content: RuledContent, report: Report): void {
  checkHeads(content, report);
  checkModules(content, report);
  checkRecommendations(content, report);
  checkResources(content, report);
  checkPictures(content, report);
}
