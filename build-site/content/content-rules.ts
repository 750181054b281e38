import { suggest } from "../../app/content/nearest.ts";
import type { Written } from "../../app/content/source.ts";
import type { campaigns } from "../../app/pages/campaign/schema.ts";
import type { resourcesPage } from "../../app/pages/resources/schema.ts";
import type { site } from "../../app/parts/chrome/site-schema.ts";
import { getFullTitle } from "../../app/parts/head/full-title.ts";
import type { industries } from "../../app/parts/industries/schema.ts";
import type { modules } from "../../app/parts/modules/schema.ts";
import type { personas } from "../../app/parts/persona/schema.ts";
import type { resources } from "../../app/parts/resources/schema.ts";
import type { FieldPath } from "./content-file.ts";

/** What the rules check; a part whose own files do not fit is missing. */
export type RuledContent = {
  campaigns: Written<typeof campaigns> | undefined;
  site: Written<typeof site> | undefined;
  personas: Written<typeof personas> | undefined;
  modules: Written<typeof modules> | undefined;
  industries: Written<typeof industries> | undefined;
  resources: Written<typeof resources> | undefined;
  resourcesPage: Written<typeof resourcesPage> | undefined;
  /** every page's head, with its file and the field names used there */
  pages: readonly {
    file: string;
    title: string;
    description: string;
    fields?: { description: string };
  }[];
  /** the rendered pictures, and the points in each that a callout can refer to */
  pictures: ReadonlyMap<string, readonly string[]>;
};

type Report = (file: string, path: FieldPath, message: string) => void;

const maxTitleLength = 60;

function checkHeads({ pages, site }: RuledContent, report: Report): void {
  for (const field of ["title", "description"] as const) {
    const firstUse = new Map<string, string>();
    for (const page of pages) {
      const key = page[field].toLowerCase();
      const other = firstUse.get(key);
      const name = field === "description" ? (page.fields?.description ?? field) : field;
      if (other) report(page.file, [name], `"${page[field]}" is already the ${field} of ${other}`);
      else firstUse.set(key, page.file);
    }
  }
  for (const { file, title } of site ? pages : []) {
    const full = site ? getFullTitle(title, site) : title;
    if (full.length > maxTitleLength) {
      const message = `"${full}" is ${full.length} characters long, expected at most ${maxTitleLength} with the suffix`;
      report(file, ["title"], message);
    }
  }
}

function checkModules({ modules }: RuledContent, report: Report): void {
  const firstUse = new Map<string, string>();
  for (const { id, tag, file } of (modules ?? []).map((module) => ({
    ...module,
    file: `content/modules/${module.id}.yaml`,
  }))) {
    const other = firstUse.get(tag);
    if (other) report(file, ["tag"], `"${tag}" is already the tag of ${other}`);
    else firstUse.set(tag, id);
  }
}

/** Personas list their modules and modules list their personas: both must agree. */
function checkRecommendations({ modules, personas }: RuledContent, report: Report): void {
  if (!modules || !personas) return;
  for (const [index, persona] of personas.personas.entries()) {
    const path = (field: string): FieldPath => ["personas", index, field];
    const named = modules.filter(({ recommendedFor }) => recommendedFor.includes(persona.id));
    const ids = named.map(({ id }) => id);
    if ([...ids].sort().join() !== [...persona.modules].sort().join()) {
      const message = `lists ${persona.modules.join(", ")}, but recommendedFor in content/modules names ${persona.id} for ${ids.join(", ") || "none"}`;
      report("content/personas.yaml", path("modules"), message);
    }
    const start = modules.find(({ id }) => id === persona.recommendedModuleId);
    if (start && start.name !== persona.recommendedModule) {
      const message = `"${persona.recommendedModule}" is not the name of ${start.id}, expected "${start.name}"`;
      report("content/personas.yaml", path("recommendedModule"), message);
    }
  }
}

function checkResources({ resources, resourcesPage }: RuledContent, report: Report): void {
  if (!resourcesPage) return;
  const ids = resourcesPage.categories.map(({ id }) => id);
  for (const [index, { category }] of (resources ?? []).entries()) {
    if (ids.includes(category)) continue;
    const message = `"${category}" is not a category; expected one of ${ids.join(", ")}, or a new one in content/pages/resources.yaml${suggest(category, ids)}`;
    report("content/resources.yaml", [index, "category"], message);
  }
}

/** Checks that pictures are rendered from art/ and that callouts refer to points in them. */
function checkPictures(content: RuledContent, report: Report): void {
  const { campaigns, personas, industries, pictures } = content;
  const getAnchors = (picture: string, file: string, path: FieldPath, field = "picture") => {
    const anchors = pictures.get(picture);
    if (!anchors) {
      const message = `"${picture}" is not a rendered picture; expected one of art/rendered${suggest(picture, [...pictures.keys()])}`;
      report(file, [...path, field], message);
    }
    return anchors;
  };
  for (const { slug, socialPicture, bands } of campaigns ?? []) {
    const file = `content/campaigns/${slug}.yaml`;
    if (socialPicture) getAnchors(socialPicture, file, [], "socialPicture");
    for (const [index, band] of bands.entries()) {
      if (band.band === "hero" && band.picture) getAnchors(band.picture, file, ["bands", index]);
    }
  }
  for (const [index, { picture }] of (industries ?? []).entries()) {
    getAnchors(picture, "content/industries.yaml", [index]);
  }
  for (const [index, { picture, callouts }] of (personas?.personas ?? []).entries()) {
    const path: FieldPath = ["personas", index];
    const anchors = getAnchors(picture, "content/personas.yaml", path);
    for (const [position, { anchor }] of callouts.entries()) {
      if (!anchors || anchors.includes(anchor)) continue;
      const message = `"${anchor}" is not a point in the picture ${picture}; expected one of ${anchors.join(", ")}${suggest(anchor, anchors)}`;
      report("content/personas.yaml", [...path, "callouts", position, "anchor"], message);
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
