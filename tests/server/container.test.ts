import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { validate } from "dockerfile-utils";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readDockerfile } from "../container/dockerfile.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const stages = readDockerfile(root);
const getAll = (keyword: string) =>
  stages.flatMap(({ instructions }) => instructions.filter((one) => one.keyword === keyword));

it("has a Dockerfile without a fault, whose sources are all there", () => {
  expect(validate(read("Dockerfile"))).toEqual([]);
  const sources = getAll("COPY").filter(({ flags }) => !flags.from);
  for (const path of sources.flatMap(({ values }) => values.slice(0, -1))) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  }
});

it("runs on the project's Node, as a user by number, with what production needs alone", () => {
  const { devDependencies } = JSON.parse(read("package.json"));
  const [major] = devDependencies.node.split(".");
  for (const { image } of stages) expect(image).toBe(`node:${major}-bookworm-slim`);
  expect(getAll("USER").map(({ text }) => text)).toEqual(["1000:1000"]);
  const installs = getAll("RUN").filter(({ text }) => text.startsWith("npm"));
  expect(installs.map(({ text }) => text.split(" && ")[0]).sort()).toEqual([
    "npm ci --include=dev --ignore-scripts",
    "npm ci --omit=dev --ignore-scripts",
  ]);
});

it("has a compose file that fits the image and keeps it from writing", () => {
  const { services, volumes } = parse(read("compose.yaml"));
  const { site, database } = services;
  const [volume] = getAll("VOLUME").map(({ text }) => text);
  const [port] = getAll("EXPOSE").map(({ text }) => text);
  expect(site).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    ports: [`127.0.0.1:3000:${port}`],
    depends_on: { database: { condition: "service_healthy" } },
  });
  const mounted = [site, database].flatMap((service) => service.volumes as string[]);
  expect(mounted[0]?.endsWith(`:${volume}`)).toBe(true);
  expect(Object.keys(volumes).sort()).toEqual(mounted.map((text) => text.split(":")[0]).sort());
  const { host, password, pathname, username } = new URL(
    site.environment.DATABASE_URL.replace(/\$\{\w+:\?[^}]*\}/, "PASSWORD"),
  );
  expect({ host, password, database: pathname.slice(1), username }).toEqual({
    host: "database:5432",
    password: "PASSWORD",
    database: database.environment.POSTGRES_DB,
    username: database.environment.POSTGRES_USER,
  });
  expect(database.healthcheck.test[0]).toBe("CMD");
});
