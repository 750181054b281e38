import type { TestProject } from "vitest/node";
import { startCluster } from "./postgres-cluster.ts";

/** Starts the PostgreSQL that all test files share (`globalSetup` of vitest.config.ts). */
export async function setup(project: TestProject) {
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.url);
  return () => cluster.remove();
}
