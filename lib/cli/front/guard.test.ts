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
import { SAFE_HEADERS } from "../../policy/security-headers.ts";
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
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

async function ask(origin: string, { target, method, headers }: Asked) {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path: target, method, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await readText(answer) };
}

const HSTS = "max-age=1";

beforeAll(() => guardServers({ keepsPages: false, strictTransport: HSTS }));

afterEach(async () => {
  if (!server.listening) return;
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
    ["/ref/anna.rsc", "/*"],
    ["/login.segments/_tree.segment.rsc?a=b", "/*"],
    ["/login?_rsc=a.rsc", "/login?_rsc=a.rsc"],
    ["/api/health.rsc", "/api/health.rsc"],
    ["/_next/static/a.rsc", "/_next/static/a.rsc"],
  ])("is asked %s as %s", async (target, expected) => {
    const origin = await listen((request, response) => response.end(request.url));
    expect((await ask(origin, { target })).text).toContain(expected);
  });

  it.each([
    ["POST", "/login?a=b", "GET"],
    ["TRACE", "/wallet", "GET"],
    ["DELETE", "/_next/static/a.js", "GET"],
    ["PATCH", "/api/bff/account/updateKy%63", "PATCH"],
    ["OPTIONS", "*", "GET"],
    ["HEAD", "/login", "HEAD"],
    ["POST", "/api/session/login", "POST"],
    ["POST", "/api/session/refresh?returnUrl=%2Fwallet", "POST"],
    ["POST", "/api/session/refresh?returnUrl=/a/../b", "POST"],
    ["POST", "/api/..a/.b/c../d...", "POST"],
    ["TRACE", "/api/health", "OPTIONS"],
    ["PROPFIND", "/api/health", "OPTIONS"],
  ])("takes %s %s for %s", async (method, target, expected) => {
    let seen: IncomingMessage | undefined;
    const origin = await listen((request, response) => {
      seen = request;
      response.end();
    });
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "0" };
    await ask(origin, { method, target, headers });
    expect(seen?.method).toBe(expected);
    const isRead = expected === "GET";
    expect(seen?.headers["content-type"] === undefined).toBe(isRead);
    expect(seen?.headers["content-length"] === undefined).toBe(isRead);
  });

  it("takes what is written to a call that is not spelled plainly for nobody's", async () => {
    const origin = await listen((request, response) => response.end(request.url));
    for (const target of [
      ...["/api/he%61lth", "/api/bff/account/%2e%2e/x?a=b", "/api/%zz"],
      ...[
        "/api/../login",
        "/api/./../login?a=b",
        "/api/x/..",
        "/api/..?a",
        "/api/..\\login",
        "/api/..#a",
      ],
    ]) {
      expect((await ask(origin, { method: "POST", target })).text).toBe("/api/*");
      expect((await ask(origin, { target })).text).toBe(target);
    }
  });

  it("refuses a query of more parts than anything of ours asks for, before Next reads each for each", async () => {
    const origin = await listen((_, response) => response.end("served"));
    const { status, headers, text } = await ask(origin, { target: `/login?${"a&".repeat(7_500)}` });
    expect(status).toBe(400);
    expect(headers).toMatchObject({ ...SAFE_HEADERS, "strict-transport-security": HSTS });
    expect(JSON.parse(text)).toMatchObject({
      error: { code: "BAD_REQUEST", requestId: headers["x-request-id"] },
    });
    expect((await ask(origin, { target: "/login?a&a" })).text).toBe("served");
  });

  it("hands on as much of a user agent as Next can read in no time, and no state that it cannot", async () => {
    let seen: IncomingMessage | undefined;
    const origin = await listen((request, response) => {
      seen = request;
      response.end();
    });
    const headers = { "user-agent": "a".repeat(15_000), "next-router-state-tree": "garbage" };
    await ask(origin, { target: "/login", headers });
    expect(seen?.headers["user-agent"]).toHaveLength(512);
    expect(seen?.headers).not.toHaveProperty("next-router-state-tree");
  });

  it("keeps a router's headers from a call, and hands them on to a page", async () => {
    let seen: IncomingMessage | undefined;
    const origin = await listen((request, response) => {
      seen = request;
      response.end();
    });
    const headers = {
      ...{ rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/x" },
      ...{ "next-router-state-tree": encodeURIComponent('["",{}]'), "next-url": "/x" },
    };
    for (const [target, isHandedOn] of [
      ["/api/session/logout", false],
      ["/wallet", true],
    ] as const) {
      await ask(origin, { target, headers });
      for (const name of Object.keys(headers))
        expect(name in (seen?.headers ?? {}), `${name} of ${target}`).toBe(isHandedOn);
    }
  });

  it("answers a read without waiting for a body that never ends", async () => {
    const origin = await listen((_, response) => response.end("read"));
    const { hostname, port } = new URL(origin);
    const headers = { "transfer-encoding": "chunked" };
    const asked = request({
      hostname,
      port,
      path: "/login",
      method: "POST",
      headers,
      agent: false,
    });
    asked.write("a");
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(await readText(answer)).toBe("read");
    asked.destroy();
  });

  it.each([307, 308])(
    "gives a redirect with %d the headers of every answer, of caches too",
    async (status) => {
      const origin = await listen((request, response) => {
        response.statusCode = status;
        response.setHeader("location", "/wallet");
        if (request.url === "/own") response.setHeader("cache-control", "no-store");
        response.end();
      });
      const { headers } = await ask(origin, { target: "/wallet/" });
      const secure = { ...SAFE_HEADERS, "strict-transport-security": HSTS };
      expect(headers).toMatchObject({ ...secure, vary: "cookie" });
      const own = await ask(origin, { target: "/own" });
      expect(own.headers).toMatchObject({ ...secure, "cache-control": "no-store", vary: "cookie" });
    },
  );

  it("does not tell where the middleware has led a request", async () => {
    const origin = await listen((_, response) => {
      response.setHeader("x-middleware-rewrite", "/page-not-found");
      response.end();
    });
    expect((await ask(origin, { target: "/x" })).headers).not.toHaveProperty(
      "x-middleware-rewrite",
    );
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
    expect(answer.headers).toMatchObject({ ...SAFE_HEADERS, "strict-transport-security": HSTS });
    const { error } = JSON.parse(answer.text);
    expect(error.requestId).toBe(answer.headers["x-request-id"]);
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
      requestId: error.requestId,
      route: "upgrade",
      status: 400,
    });
  });

  it("answers whoever had connected before it was told to close, and nobody later", async () => {
    const origin = await listen((_, response) => response.end("read"));
    const asked = Array.from({ length: 8 }, () => ask(origin, { target: "/" }));
    await new Promise(process.nextTick);
    const closed = once(server, "close");
    server.close();
    expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(Array(8).fill("read"));
    await closed;
    await expect(ask(origin, { target: "/" })).rejects.toThrow("ECONNREFUSED");
  });
});
