import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { guardServers } from "./guard.ts";

let server: Server;

async function listen(serve: RequestListener): Promise<string> {
  server = createServer(serve)
    .on("upgrade", () => undefined)
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Asked {
  /** Goes on the wire as it is. */
  readonly target: string;
  readonly headers?: OutgoingHttpHeaders;
}

async function ask(origin: string, { target, headers }: Asked) {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path: target, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await readText(answer) };
}

beforeAll(() => guardServers({ keepsPages: false }));

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

describe("a guarded server", () => {
  it.each([
    ["/wallet?a=b", "/wallet?a=b"],
    ["//evil.example/x", "//evil.example/x"],
    ["*", "/*"],
    ["http://evil.example/wallet?a=b", "/wallet?a=b"],
    ["https://evil.example", "/"],
    ["ftp://evil.example/wallet", "/*"],
  ])("is asked %s as %s", async (target, expected) => {
    const origin = await listen((request, response) => response.end(request.url));
    expect((await ask(origin, { target })).text).toContain(expected);
  });

  it.each([307, 308])("keeps a redirect with %d out of caches", async (status) => {
    const origin = await listen((request, response) => {
      response.statusCode = status;
      response.setHeader("location", "/wallet");
      if (request.url === "/own") response.setHeader("cache-control", "no-store");
      response.end();
    });
    const { headers } = await ask(origin, { target: "/wallet/" });
    expect(headers).toMatchObject({ "cache-control": "private, no-store", vary: "cookie" });
    const own = await ask(origin, { target: "/own" });
    expect(own.headers).toMatchObject({ "cache-control": "no-store", vary: "cookie" });
  });

  it("leaves other answers as they are", async () => {
    const origin = await listen((_, response) => response.writeHead(200, "Fine", { a: "b" }).end());
    const { status, headers } = await ask(origin, { target: "/wallet" });
    expect([status, headers.a]).toEqual([200, "b"]);
    expect(headers["cache-control"]).toBeUndefined();
  });

  it("refuses an upgrade, says so in the log, and closes", async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const origin = await listen(() => expect.unreachable());
    const headers = { connection: "Upgrade", upgrade: "websocket" };
    const answer = await ask(origin, { target: "/", headers });
    expect(answer.status).toBe(400);
    const { error } = JSON.parse(answer.text);
    expect(error.requestId).toBe(answer.headers["x-request-id"]);
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
      requestId: error.requestId,
      route: "upgrade",
      status: 400,
    });
  });
});
