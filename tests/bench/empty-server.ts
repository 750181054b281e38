/**
 * The least that Node's http can do, as `empty-server.ts PORT FILE`: answers GET with the gzipped
 * file from memory, and POST with an id once the body is read. What the site takes beyond this is its own.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file = ""] = process.argv.slice(2);
const page = readFileSync(file);
const answer = JSON.stringify({ id: "00000-00000", status: "received" });

createServer((request, response) => {
  if (request.method === "GET") {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "content-length": page.byteLength,
    });
    response.end(page);
    return;
  }
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    JSON.parse(Buffer.concat(parts).toString());
    response.writeHead(200, { "content-type": "application/json" }).end(answer);
  });
}).listen(Number(port), "localhost");
