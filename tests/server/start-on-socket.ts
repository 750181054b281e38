import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { onTestFinished } from "vitest";
import { compileCache, waitFor } from "../processes.ts";
import { getServerArguments } from "./server-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";

/**
 * Runs the server as systemd does with a socket unit: the socket stays open, and whenever the server
 * ends, another starts on it. All of it ends with the test.
 */
export async function startOnSocket(buildDir: string) {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const start = 'echo "pid $$"; LISTEN_PID=$$ exec "$0" "$@"';
  const program = [process.execPath, ...getServerArguments(buildDir)];
  const { PATH } = process.env;
  const env = { PATH, DATA_DIR: makeTemporaryFolder(), NODE_COMPILE_CACHE: compileCache };
  const systemd = spawn("sh", ["-c", `while :; do sh -c '${start}' "$@"; done`, "sh", ...program], {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit", fd],
  });
  onTestFinished(async () => {
    const ended = once(systemd, "close");
    process.kill(-Number(systemd.pid), "SIGKILL");
    await ended;
  });
  socket.close();
  let output = "";
  systemd.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const listPids = () => [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
  return {
    address: `http://127.0.0.1:${port}`,
    async restart() {
      const pids = listPids();
      process.kill(Number(pids.at(-1)), "SIGTERM");
      await waitFor(() => listPids().length > pids.length || undefined);
    },
  };
}
