import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readAllContent } from "../build-site/content/all-content.ts";
import { ContentError } from "../build-site/content/check-files.ts";
import { listContentFiles } from "../build-site/content/content-kinds.ts";
import { readContent } from "../build-site/content/read-content.ts";
import { ContentCopy, project } from "../tests/content-copy.ts";
import { site as siteSource } from "./parts/chrome/site-schema.ts";
import { modules as modulesSource } from "./parts/modules/schema.ts";
import { personas as personasSource } from "./parts/persona/schema.ts";
import { moduleIds, personaIds } from "./routes.ts";

const content = new ContentCopy();
const home = "pages/home.yaml";

describe("content that fits", () => {
  test("is the content of this site", () => {
    expect(() => readAllContent(project)).not.toThrow();
  });

  test("is read in the order of the contract", () => {
    expect(readContent(content.root, modulesSource).map(({ id }) => id)).toEqual(moduleIds);
    expect(readContent(content.root, personasSource).personas.map(({ id }) => id)).toEqual(
      personaIds,
    );
  });

  test("gives the menus no more than they show", () => {
    const menu = readContent(content.root, "menu");
    expect(Object.keys(menu.modules[0] ?? {})).toEqual(["id", "tag", "name", "menuDescription"]);
    expect(menu.personas.map(({ modules }) => modules.length)).toEqual([3, 2, 2, 2]);
  });

  test("names the files to watch", () => {
    expect(listContentFiles(content.root, "site")).toEqual([
      join(content.root, "content/site.yaml"),
    ]);
    expect(listContentFiles(content.root, "menu")).toHaveLength(moduleIds.length + 1);
  });

  test("may link to redirects, hashes, known queries and https addresses", () => {
    for (const href of [
      "/privacy-policy",
      "/how-it-works#integrations",
      "/modules/?persona=operations",
      "/contact?interest=Maintenance%20Stack&utm_source=menu",
      "/blog/contractor-trends-part-one",
      "https://example.com/a?b=c",
    ]) {
      content.change(home, [["hero", "primary", "href"], href]);
      expect(content.getFaults(), href).toEqual([]);
    }
  });

  test("may hold the hidden files of a file manager", () => {
    content.write("pages/.DS_Store", "");
    expect(content.getFaults()).toEqual([]);
  });
});

describe("the door", () => {
  test("reports the faults of one file alone", () => {
    content.change("personas.yaml", [["personas", 1, "recommendedModuleId"], "timemanagment"]);
    expect(() => readContent(content.root, personasSource)).toThrow(ContentError);
    expect(() => readContent(content.root, siteSource)).not.toThrow();
  });

  test("an id that is not content names the nearest", () => {
    expect(() => readContent(content.root, "page/home")).toThrow('did you mean "pages/home"?');
  });
});
