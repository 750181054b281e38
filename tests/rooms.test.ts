import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** What of the leads the browser shares with the function. */
const shared = ["leads/fields", "leads/protocol", "leads/schema"];

/** What pages are made of. */
const below = [
  "app/fields",
  "app/routes.ts",
  "app/engine",
  "app/platform",
  "app/styles",
  "calculators",
  "plant",
];

/**
 * Every room and what it may know beside itself, from the top of the house to its ground floor. A page
 * is a room of its own; `docs/decisions/0002-rooms.md` says what each is for.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  scripts: ["build-site", "server", "app", "calculators", "content-model", "leads", "startup"],
  "build-site": ["server", "app", "plant", "content-model", "leads", "startup", "react"],
  server: ["leads", "startup"],
  app: ["app/pages", "app/parts", ...below, "content-model", "react"],
  "app/pages": ["app/parts", ...below, "content-model", ...shared, "react"],
  "app/parts": ["app/parts/ui", ...below, "content-model", ...shared, "react"],
  "app/parts/ui": ["app/engine", "app/platform", "content-model", "react"],
  "app/fields": ["app/routes.ts", "content-model", ...shared],
  "app/routes.ts": [],
  "app/editions.ts": ["app/engine"],
  "app/engine": ["app/platform", "content-model", "react"],
  "app/platform": ["react"],
  "app/styles": [],
  calculators: ["plant"],
  plant: ["content-model"],
  "content-model": ["startup"],
  leads: ["startup"],
  startup: [],
};

/** Of these, others know only what `package.json` exports. */
const packages = ["content-model", "leads", "startup"];

const names = Object.keys(rooms).sort((a, b) => b.length - a.length);
const isIn = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

/** The room that a file or an import is in; a page's is its folder. */
const getRoom = (path: string) =>
  /^app\/pages\/[^/]+/.exec(path)?.[0] ?? names.find((room) => isIn(path, room));

const specifier =
  /(?:\bfrom|\bimport|\bimport\(|\bglob(?:<\w+>)?\()\s*(?:\/\*.*?\*\/\s*)?"([^"]+)"/g;

/** What a file imports, from the root; a package of the registry by its name. */
const listImports = (file: string) =>
  [...readFileSync(join(root, file), "utf8").matchAll(specifier)].map(([, name = ""]) => ({
    isRelative: name.startsWith("."),
    target: name.startsWith(".")
      ? join(dirname(file), name)
      : name.replace(/^react-dom\b/, "react"),
  }));

/** What is wrong with the imports of a file in a room. */
function listFaults(file: string): string[] {
  const own = getRoom(file) ?? "";
  const allowed = rooms[own.replace(/^app\/pages\/.*/, "app/pages")] ?? [];
  return listImports(file).flatMap(({ isRelative, target }) => {
    const room = getRoom(target) ?? (isIn(target, "react") ? "react" : undefined);
    // The engine finds islands and behaviors by their names, wherever they are.
    const isAnywhere = target.includes("**");
    if (room === undefined || room === own || isAnywhere) return [];
    const isAround = isRelative && packages.includes(room);
    const isKnown = allowed.some((each) => isIn(target, each)) && !isAround;
    return isKnown ? [] : `${file} imports ${target}`;
  });
}

test("the table has no arrow up, and so no circle", () => {
  const order = [...Object.keys(rooms), "react"];
  for (const [at, room] of order.entries()) {
    const known = (rooms[room] ?? []).map((each) => names.find((name) => isIn(each, name)) ?? each);
    expect(known.filter((name) => order.indexOf(name) <= at)).toEqual([]);
  }
});

test.each(["app/parts", "leads"])("the folders of %s know one another in no circle", (room) => {
  const getPart = (path: string) => new RegExp(`^${room}/[^/]+(?=/)`).exec(path)?.[0] ?? "";
  const arrows = globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => listImports(file).map(({ target }) => [getPart(file), getPart(target)]))
    .filter(([from, to]) => to && from !== to);
  // Without the parts that know no other, again and again, only circles are left.
  let left = arrows;
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter(([, to]) => left.some(([from]) => from === to));
  }
  expect(left).toEqual([]);
});

test("no file imports from a room that its own may not know", () => {
  const folders = [...new Set(Object.keys(rooms).map((room) => room.split("/")[0]))];
  const files = globSync(`{${folders.join(",")}}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$|^leads\/supabase\/functions\/[^/]+\/startup\//.test(file))
    .map((file) => file.replaceAll("\\", "/"));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(listFaults)).toEqual([]);
});

/**
 * What a room may have: characters of code without comments and white space, and files. Space for the
 * next page or field is in it. A room that shrinks lowers its budget; raising one takes a line in a decision.
 */
const budgets: Readonly<Record<string, readonly [characters: number, files: number]>> = {
  app: [22_700, 10],
  "app/engine": [19_100, 10],
  "app/fields": [6200, 4],
  "app/pages": [293_600, 69],
  "app/parts": [296_300, 111],
  "app/platform": [7700, 8],
  "build-site": [247_500, 50],
  calculators: [21_800, 7],
  "content-model": [68_000, 20],
  leads: [320_200, 61],
  plant: [42_100, 11],
  scripts: [93_900, 32],
  server: [26_750, 10],
  startup: [4600, 7],
};

/** Strings first: what looks like a comment inside one is none. */
const stringOrComment =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

test("no room is larger than its budget", () => {
  const files = globSync(`{${Object.keys(budgets).join(",")}}/**/*.{ts,tsx,mjs,css}`, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$|^leads\/supabase\/functions\/[^/]+\/startup\//.test(file));
  const isInside = (file: string, room: string) => file.startsWith(`${room}/`);
  const getBudget = (file: string) =>
    Object.keys(budgets).findLast((room) => isInside(file, room)) ?? "";
  const sizes = Map.groupBy(new Set(files), getBudget);
  const tooLarge = Object.entries(budgets).flatMap(([room, [most, mostFiles]]) => {
    const own = sizes.get(room) ?? [];
    const code = own.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    const characters = code.replace(stringOrComment, "$1").replace(/\s/g, "").length;
    return [
      ...(characters > most ? [`${room}: ${characters - most} characters over ${most}`] : []),
      ...(own.length > mostFiles
        ? [`${room}: ${own.length - mostFiles} files over ${mostFiles}`]
        : []),
    ];
  });
  expect(tooLarge).toEqual([]);
});

test("of the leads, others know six names at most", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "leads/package.json"), "utf8"));
  expect(Object.keys(exports).length).toBeLessThanOrEqual(6);
});
