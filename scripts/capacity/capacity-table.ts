/** What `npm run measure:capacity` measured; docs/capacity.json. */
export interface CapacityFigures {
  measuredOn: string;
  node: string;
  processor: string;
  /** CPU milliseconds of the server for one answer: the home page compressed, and a script. */
  page: number;
  file: number;
  /** CPU milliseconds for one stored submission: of the server, and of the database beside it. */
  sqlite: { server: number };
  postgres: { server: number; database: number };
  /** Megabytes of the server: after the start, and the most under load. */
  memory: { start: number; most: number };
}

/** Share of a core that is planned with, so that a burst finds room. */
const share = 0.7;
/** Assumed of a visit: pages that it opens, and files that come with them. */
const visit = { pages: 4, files: 20 };
/** Share of a day's visits that come in its busiest hour. */
const peak = 0.15;

/** The table of docs/scaling.md, in Markdown. */
export function renderCapacityTable(figures: CapacityFigures): string {
  const { file, page, postgres, sqlite } = figures;
  const perVisit = visit.pages * page + visit.files * file;
  const perSecond = (cost: number, cores: number) => (cores * share * 1000) / cost;
  const visitsADay = (cores: number) => (perSecond(perVisit, cores) * 3600) / peak;
  const rows: [string, number | string, number | string, string][] = [
    [
      "one server, SQLite",
      visitsADay(1),
      perSecond(sqlite.server, 1),
      "one thread: one core for pages and form together",
    ],
    [
      "nginx or Caddy before it, SQLite",
      "not the server's any more",
      perSecond(sqlite.server, 1),
      "the form has the core alone",
    ],
    [
      "two servers, PostgreSQL with one core",
      visitsADay(2),
      Math.min(perSecond(postgres.server, 2), perSecond(postgres.database, 1)),
      postgres.server / 2 > postgres.database ? "the servers" : "the database's core",
    ],
    [
      "four servers, PostgreSQL with two cores",
      visitsADay(4),
      Math.min(perSecond(postgres.server, 4), perSecond(postgres.database, 2)),
      postgres.server / 2 > postgres.database ? "the servers" : "the database's cores",
    ],
    [
      "CDN and hosted backend",
      "the CDN's",
      "the plan's",
      "connections and CPU of the database's plan; not measured here",
    ],
  ];
  return [
    "| | visits a day | submissions a second | what limits |",
    "|---|---|---|---|",
    ...rows.map((row) => `| ${row.map(renderCell).join(" | ")} |`),
    "",
    `A visit is taken as ${visit.pages} pages and ${visit.files} files with nothing in the browser's cache, the busiest hour as ${peak * 100} % of the day, a core as used to ${share * 100} %. Measured on ${figures.measuredOn} with Node ${figures.node} on ${figures.processor}, in CPU time, which does not depend on what else the machine does: ${page} ms for the home page, ${file} ms for a script, ${sqlite.server} ms for a submission into SQLite, ${postgres.server} ms into PostgreSQL and ${postgres.database} ms there. The server takes ${figures.memory.start} MB after its start and ${figures.memory.most} MB at most under this load.`,
  ].join("\n");
}

/** Two significant digits: no more is known. */
function renderCell(cell: number | string): string {
  return typeof cell === "string" ? cell : Number(cell.toPrecision(2)).toLocaleString("en-US");
}

const start = "<!-- capacity: written by npm run measure:capacity -->";
const end = "<!-- /capacity -->";

/** The page with its table made anew; throws when it has no place for one. */
export function replaceCapacityTable(markdown: string, figures: CapacityFigures): string {
  const from = markdown.indexOf(start);
  const to = markdown.indexOf(end);
  if (from < 0 || to < from) throw new Error(`No place for the table: ${start}`);
  return `${markdown.slice(0, from)}${start}\n${renderCapacityTable(figures)}\n${markdown.slice(to)}`;
}
