import type { TestProject } from "vitest/node";
import { startCluster } from "./postgres-cluster.ts";

/**
 * Starts the PostgreSQL that all test files share (`globalSetup` of vitest.config.ts). It is never
 * restarted on its data, so it need not wait for the disk.
 */
export async function setup(project: TestProject) {
  const cluster = await startCluster({ fsync: "off", autovacuum: "off" });
  project.provide("postgresUrl", cluster.url);
  return () => cluster.remove();
}
