import { pickFitting } from "content-model/check-value";
import {
  type ContentFile,
  type Fault,
  listDuplicates,
  listTexts,
  makeFault,
} from "content-model/content-file";
import { findSchema, getFieldMetadata } from "content-model/field-metadata";
import { resourcesPage } from "../../app/pages/resources/schema.ts";
import { getFullTitle } from "../../app/parts/head/page-graph.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { modules } from "../../app/parts/modules/schema.ts";
import { personas } from "../../app/parts/persona/schema.ts";
import { resources } from "../../app/parts/resources/schema.ts";
import { articleHints } from "../sources/article-file.ts";
import { readScenes } from "../sources/picture-files.ts";
import { type EditionContent, findUnknown } from "./edition-content.ts";

interface PageHead {
  file: ContentFile;
  title?: string | undefined;
  description?: string | undefined;
}

/** Title and description of every page, as far as they fit. */
function listPageHeads({ sources, articleFiles }: EditionContent): PageHead[] {
  const ofSources = sources.flatMap(({ source, checked }) =>
    checked.files
      .filter(({ file }) => source.kind === "folder" || /^content\/(module-)?pages\//.test(file))
      .map((file) => ({
        ...pickFitting(source.schema, file.value, ["title", "description"]),
        file,
      })),
  ) as PageHead[];
  const ofArticles = articleFiles.map(({ content: file, head: { title, excerpt } }) => ({
    file,
    title,
    // Drafts that nobody has written in yet.
    description: excerpt === articleHints.excerpt ? undefined : excerpt,
  }));
  return [...ofSources, ...ofArticles];
}

/** Of a page with the suffix, in characters: search results show no more. */
export const maxTitleLength = 60;

export function checkPageHeads(edition: EditionContent): Fault[] {
  const pages = listPageHeads(edition);
  const same = (["title", "description"] as const).flatMap((field) =>
    listDuplicates(pages, (page) => page[field]?.toLowerCase()).map(({ own, others }) => {
      const isExcerpt = field === "description" && own.file.file.endsWith(".md");
      const names = others.map(({ file }) => file.file).join(" and ");
      const message = `"${own[field]}" is also the ${field} of ${names}; each page needs its own: write another one for the newer page`;
      return makeFault(own.file, [isExcerpt ? "excerpt" : field], message);
    }),
  );
  const facts = edition.get(site);
  const long = pages.flatMap(({ file, title }) => {
    const full = facts && title ? getFullTitle(title, facts) : "";
    const message = `"${full}" is ${full.length} characters long, expected at most ${maxTitleLength} with the suffix`;
    return full.length > maxTitleLength ? makeFault(file, ["title"], message) : [];
  });
  return [...same, ...long];
}

export function checkModules({ files, get }: EditionContent): Fault[] {
  return listDuplicates(get(modules) ?? [], ({ tag }) => tag).flatMap(({ own, others }) => {
    const names = others.map(({ id }) => id).join(" and ");
    const message = `"${own.tag}" is also the tag of ${names}; each module needs its own`;
    const file = files.get(`content/modules/${own.id}.yaml`);
    return file ? makeFault(file, ["tag"], message) : [];
  });
}

/** Personas list their modules and modules list their personas: both must agree. */
export function checkRecommendations({ get, getFile }: EditionContent): Fault[] {
  const all = get(modules);
  const file = getFile(personas);
  if (!all || !file) return [];
  return (get(personas)?.personas ?? []).flatMap((persona, index) => {
    const tell = (field: string, message: string) =>
      makeFault(file, ["personas", index, field], message);
    const named = all.filter(({ recommendedFor }) => recommendedFor.includes(persona.id));
    const ids = named.map(({ id }) => id);
    const start = all.find(({ id }) => id === persona.recommendedModuleId);
    const isSame = [...ids].sort().join() === [...persona.modules].sort().join();
    const isNamed = !start || start.name === persona.recommendedModule;
    const list = `lists ${persona.modules.join(", ")}, but \`recommendedFor\` in content/modules names ${persona.id} for ${ids.join(", ") || "none"}`;
    const name = `"${persona.recommendedModule}" is not the name of ${start?.id}, expected "${start?.name}"`;
    return [
      ...(isSame ? [] : [tell("modules", list)]),
      ...(isNamed ? [] : [tell("recommendedModule", name)]),
    ];
  });
}

export function checkCategories({ get, getFile }: EditionContent): Fault[] {
  const ids = get(resourcesPage)?.categories.map(({ id }) => id);
  const file = getFile(resources);
  if (!ids || !file) return [];
  const expected = `expected one of ${ids.join(", ")}, or a new one in content/pages/resources.yaml`;
  return (get(resources) ?? []).flatMap(({ category }, index) => {
    const message = findUnknown(category, "a category", ids, expected);
    return message ? makeFault(file, [index, "category"], message) : [];
  });
}

/** Checks that pictures are rendered from art/ and that callouts refer to points in them. */
export function checkScenes({ get, getFile, sources }: EditionContent): Fault[] {
  const scenes = readScenes();
  const names = [...scenes.keys()];
  const pictures = sources.flatMap(({ source, checked }) =>
    checked.files.flatMap((file) =>
      listTexts(file.value).flatMap(({ text, path }) => {
        const schema = findSchema(source.schema, path);
        if (!schema || getFieldMetadata(schema).form !== "picture") return [];
        const expected = "expected one of art/rendered";
        const message = findUnknown(text, "a rendered picture", names, expected);
        return message ? makeFault(file, path, message) : [];
      }),
    ),
  );
  const file = getFile(personas);
  const callouts = (get(personas)?.personas ?? []).flatMap(({ picture, callouts }, index) =>
    callouts.flatMap(({ anchor }, at) => {
      const anchors = scenes.get(picture);
      const message = anchors && findUnknown(anchor, `a point in the picture ${picture}`, anchors);
      const path = ["personas", index, "callouts", at, "anchor"];
      return file && message ? makeFault(file, path, message) : [];
    }),
  );
  return [...pictures, ...callouts];
}
