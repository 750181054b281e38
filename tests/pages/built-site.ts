import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { editions } from "../../app/editions.ts";
import type { Edition } from "../../app/engine/page-record.ts";
import { isSitePage } from "../../server/file-rules.ts";

const client = resolve(import.meta.dirname, "../../build/current/client");

interface BuiltPage {
  /** Address on the site: "/", "/contact/", "/404.html". */
  path: string;
  html: string;
  $: CheerioAPI;
  /** The language that it is in. */
  edition: Edition;
}

let builtPages: BuiltPage[] | undefined;

/** Every page of the build, read once for all tests: none may change it. */
export function readBuiltPages(): BuiltPage[] {
  builtPages ??= readPages(client);
  return builtPages;
}

/** Every page of the site in a client folder. */
export function readPages(folder: string): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isSitePage)
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), "utf8");
      const path = `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
      return { path, html, $: load(html), edition: findEdition(path) };
    });
}

export function findEdition(path: string): Edition {
  return editions.findLast(({ prefix }) => path.startsWith(`${prefix}/`)) ?? editions[0];
}

/** The pages that have an address of their own: all but those for unknown addresses. */
export function readAddressedPages(): BuiltPage[] {
  return readBuiltPages().filter(({ path }) => !path.endsWith("/404.html"));
}

/** Where the build keeps a file, such as "/icon.svg". */
export const getBuiltFile = (path: string): string => join(client, path);

/** Whether the build has a file, such as "/icon.svg". */
export const hasBuiltFile = (path: string): boolean => existsSync(getBuiltFile(path));
export const readBuiltBytes = (path: string): Buffer => readFileSync(getBuiltFile(path));
export const readBuiltFile = (path: string): string => readFileSync(getBuiltFile(path), "utf8");

/** The names of the build's scripts, styles and pictures that match. */
export const listBuiltAssets = (pattern: RegExp): string[] =>
  readdirSync(join(client, "assets")).filter((name) => pattern.test(name));

/** Every style sheet of the build. */
export const readBuiltSheets = (): string[] =>
  listBuiltAssets(/\.css$/).map((name) => readBuiltFile(`assets/${name}`));

/** Every script of the build. */
export const readBuiltScripts = (): { name: string; text: string }[] =>
  listBuiltAssets(/\.js$/).map((name) => ({ name, text: readBuiltFile(`assets/${name}`) }));
