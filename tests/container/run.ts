/**
 * `npm run test:container`: does by hand, in a clean folder, what the Dockerfile says (its own COPY and
 * RUN lines, read from the file), starts the result as its user on a tree that it cannot write to, and
 * checks that it serves and stores. For machines without Docker; needs root and the package registry.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { type Instruction, readDockerfile } from "./dockerfile.ts";

const root = resolve(import.meta.dirname, "../..");
/** Megabytes that the image may add to its base. */
const limit = 150;

if (process.getuid?.() !== 0) {
  console.error("This runs a part of the image as another user; only root can do that.");
  process.exit(1);
}

const base = mkdtempSync(join(tmpdir(), "aes32-container-"));
chmodSync(base, 0o755);
/** The image's Node, where every user may run it. */
const node = join(base, "bin/node");
cpSync(process.execPath, node);

interface Built {
  folder: string;
  workdir: string;
  variables: Record<string, string>;
  user?: number;
  command: string[];
  health: string[];
}

const built: Record<string, Built> = {};
try {
  for (const { instructions, name } of readDockerfile(root)) {
    const stage: Built = {
      folder: join(base, name),
      workdir: "/",
      variables: {},
      command: [],
      health: [],
    };
    mkdirSync(stage.folder);
    built[name] = stage;
    for (const instruction of instructions) await follow(instruction, stage);
  }
  await prove(built.final as Built);
} finally {
  rmSync(base, { recursive: true, force: true });
}

async function follow({ flags, keyword, text, values }: Instruction, stage: Built): Promise<void> {
  const place = (path: string) => join(stage.folder, resolve(stage.workdir, path));
  switch (keyword) {
    case "WORKDIR":
      stage.workdir = values[0] ?? "/";
      mkdirSync(place("."), { recursive: true });
      return;
    case "COPY": {
      const source = flags.from ? (built[flags.from] as Built).folder : root;
      const target = values.at(-1) ?? ".";
      for (const path of values.slice(0, -1)) {
        const to = target.endsWith("/") && target !== path ? join(target, basename(path)) : target;
        const isFile = lstatSync(join(source, path)).isFile();
        cpSync(join(source, path), place(isFile ? to : target), {
          recursive: true,
          verbatimSymlinks: true, // the workspace's link, as Docker copies it
          filter: (file) => flags.from !== undefined || !/\.test\.tsx?$/.test(file),
        });
      }
      return;
    }
    case "RUN": {
      // Absolute paths of the image lie below the stage's folder here.
      const command = text.replace(/(?<=\s)\/(?=\w)/g, `${stage.folder}/`);
      console.log(`RUN ${text}`);
      // The surroundings know how to reach the package registry.
      const env = { ...process.env, ...stage.variables, npm_config_update_notifier: "false" };
      const { status } = spawnSync("sh", ["-c", command], {
        cwd: place("."),
        env,
        stdio: ["ignore", "ignore", "inherit"],
      });
      if (status !== 0) throw new Error(`${text} ended with ${status}`);
      return;
    }
    case "ENV":
    case "ARG": {
      const [name = "", value = ""] = text.split("=");
      stage.variables[name] = value;
      return;
    }
    case "USER":
      stage.user = Number(values[0]?.split(":")[0]);
      return;
    case "CMD":
      stage.command = values;
      return;
    case "HEALTHCHECK":
      stage.health = JSON.parse(text.slice(text.indexOf("["))) as string[];
      return;
    case "VOLUME":
    case "EXPOSE":
      return;
    default:
      throw new Error(`This does not know ${keyword}`);
  }
}

/** Starts the image's command as its user, asks it, and gives the figures. */
async function prove({ command, folder, health, user, variables, workdir }: Built): Promise<void> {
  const size = measure(folder);
  console.log(`The image adds ${size.toFixed(1)} MB to its base (at most ${limit})`);
  check(size < limit, "too large");
  check(user !== undefined && user > 0, "runs as root");
  const port = "31999";
  const dataDir = join(folder, variables.DATA_DIR ?? "");
  const env = { ...variables, PORT: port, DATA_DIR: dataDir, PATH: dirname(node) };
  const options = { cwd: join(folder, workdir), env, uid: user, gid: user };
  const write = spawnSync(node, ["-e", "fs.writeFileSync('x', '')"], options);
  check(write.status !== 0, "the tree can be written to");

  const [, ...args] = command;
  const server = spawn(node, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(server.stdout, "data");
    const healthy = spawnSync(node, health.slice(1), options);
    check(healthy.status === 0, "HEALTHCHECK fails");
    const address = `http://127.0.0.1:${port}`;
    const page = await fetch(`${address}/modules/planning`);
    check(
      page.status === 200 && page.headers.has("content-security-policy"),
      "a page is not served",
    );
    const lead = await fetch(`${address}/functions/v1/submit-contact`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: "public" },
      body: JSON.stringify({
        submissionId: crypto.randomUUID(),
        name: "Container",
        email: "container@example.com",
        consent: true,
        sourcePage: "/contact/",
      }),
    });
    check(lead.status === 200, `the form answers ${lead.status}`);
    const list = spawnSync(node, ["leads/cli/main.ts", "list"], { ...options, encoding: "utf8" });
    check(list.stdout.includes("container@example.com"), "the lead is not in the store");
    server.kill("SIGTERM");
    const [code] = await once(server, "exit");
    check(code === 0, `ended with ${code}`);
    check(
      spawnSync(node, health.slice(1), options).status !== 0,
      "HEALTHCHECK passes without a server",
    );
  } finally {
    server.kill("SIGKILL");
  }
  console.log(`Serves, stores and stops as user ${user}, its tree read only`);
}

/** Megabytes (of 1,000,000 bytes) of all files below a folder. */
function measure(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.reduce((sum, file) => sum + lstatSync(join(folder, file)).size, 0) / 1e6;
}

function check(good: boolean, fault: string): void {
  if (!good) throw new Error(fault);
}
