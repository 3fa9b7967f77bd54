import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildFilesFront } from "./build-files.ts";

let directory: string;
let server: Server;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "build-files-"));
  await writeFile(join(directory, "a.js.br"), "brotli of a");
  await writeFile(join(directory, "a.js.gz"), "gzip of a");
  await writeFile(join(directory, "gone.js.br"), "brotli of gone");
  await writeFile(join(directory, "a.svg.br"), "brotli of a drawing");
  await writeFile(join(directory, "a.png.br"), "no script");
  await writeFile(join(directory, "a.woff2"), "typeface");
  server = createServer(
    buildFilesFront(directory, (_request, response) => response.end("the framework")),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

async function ask(path: string, headers: Record<string, string>, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: "127.0.0.1", path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { encoding: answer.headers["content-encoding"], body: await text(answer) };
}

it.each([
  ["gzip, deflate, br, zstd", "br", "brotli of a"],
  ["br;q=0, gzip", "gzip", "gzip of a"],
  ["gzip", "gzip", "gzip of a"],
])("a reader who takes %s gets %s", async (accepted, encoding, body) => {
  const answer = await ask("/_next/static/a.js", { "accept-encoding": accepted });
  expect(answer).toEqual({ encoding, body });
});

it("a drawing comes compressed as well", async () => {
  const answer = await ask("/_next/static/a.svg", { "accept-encoding": "br" });
  expect(answer).toEqual({ encoding: "br", body: "brotli of a drawing" });
});

it("a typeface comes as it is, whatever its reader takes packed", async () => {
  for (const accepted of ["br", "identity"])
    expect(await ask("/_next/static/a.woff2", { "accept-encoding": accepted })).toEqual({
      encoding: undefined,
      body: "typeface",
    });
});

const PLAIN = { "accept-encoding": "identity" };

it.each([
  ["a reader who takes nothing packed", "/_next/static/a.js", PLAIN, "GET"],
  ["a question whether it changed", "/_next/static/a.js", { "if-none-match": "*" }, "GET"],
  ["a reader of headers alone", "/_next/static/a.js", {}, "HEAD"],
  ["a file that is not there", "/_next/static/b.js", {}, "GET"],
  ["a picture", "/_next/static/a.png", {}, "GET"],
  [
    "a question whether a typeface changed",
    "/_next/static/a.woff2",
    { "if-none-match": "*" },
    "GET",
  ],
  ["a typeface that is not there", "/_next/static/b.woff2", {}, "GET"],
  ["a query", "/_next/static/a.js?x", {}, "GET"],
  ["a way out of the folder", "/_next/static/../static/a.js", {}, "GET"],
  ["a hidden way out of it", "/_next/static/%2e%2e/static/a.js", {}, "GET"],
  ["another folder", "/static/a.js", {}, "GET"],
])("%s is left to the framework", async (_who, path, headers: Record<string, string>, method) => {
  const answer = await ask(path, { "accept-encoding": "br", ...headers }, method);
  expect(answer).toEqual({ encoding: undefined, body: method === "HEAD" ? "" : "the framework" });
});

it("a file that was read once is answered when it is gone, and one that was not is left to the framework", async () => {
  const headers = { "accept-encoding": "br" };
  expect((await ask("/_next/static/a.js", headers)).body).toBe("brotli of a");
  await rm(join(directory, "a.js.br"));
  await rm(join(directory, "gone.js.br"));
  expect((await ask("/_next/static/a.js", headers)).body).toBe("brotli of a");
  expect((await ask("/_next/static/gone.js", headers)).body).toBe("the framework");
});

it("a file that was not there is looked for anew: addresses that are made up stay in no memory", async () => {
  const headers = { "accept-encoding": "br" };
  expect((await ask("/_next/static/later.js", headers)).body).toBe("the framework");
  await writeFile(join(directory, "later.js.br"), "brotli of later");
  expect((await ask("/_next/static/later.js", headers)).body).toBe("brotli of later");
});

it("a framework that fails over a request ends its connection, and nothing goes unheard", async () => {
  const front = buildFilesFront(directory, () => {
    throw new Error("no such page");
  });
  const failing = createServer(front).listen(0, "127.0.0.1");
  await once(failing, "listening");
  const { port } = failing.address() as AddressInfo;
  const headers = { "accept-encoding": "br" };
  const asked = request({ port, host: "127.0.0.1", path: "/_next/static/none.js", headers });
  await expect(once(asked.end(), "response")).rejects.toThrow("socket hang up");
  failing.close();
});

it("an answer that cannot be given ends its connection, and is a line in the log", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const broken = createServer(
    buildFilesFront(directory, () => {
      throw new RangeError("of the framework");
    }),
  ).listen(0, "127.0.0.1");
  await once(broken, "listening");
  const { port } = broken.address() as AddressInfo;
  const headers = { "accept-encoding": "br" };
  const asked = request({ port, path: "/_next/static/b.js", headers, agent: false }).end();
  await expect(once(asked, "response")).rejects.toThrow("socket hang up");
  broken.close();
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([{ event: "build file failed", cause: "RangeError" }]);
});
