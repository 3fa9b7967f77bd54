import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  UpstreamInvalidError,
  UpstreamTimeoutError,
  UpstreamUnavailableError,
  UpstreamUnreachedError,
} from "./errors.ts";
import { CONNECTIONS, send, sendOpen, type TransportRequest } from "./transport.ts";

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** Connections are opened one after another. */
const SLOW_MACHINE = { timeout: 10_000 };

let server: Server;
let url: URL;
let calls: IncomingMessage[];
let reply: Reply;

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    calls.push(request);
    reply(response, request);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/path?x=1`);
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

function requestOf(change: Partial<TransportRequest> = {}): TransportRequest {
  return {
    operation: "GET test/path",
    url,
    method: "GET",
    headers: { accept: "application/json" },
    body: undefined,
    headersTimeoutMs: 20_000,
    totalTimeoutMs: 20_000,
    requestId: "request-1",
    signal: undefined,
    mayRetry: true,
    ...change,
  };
}

function call(change: Partial<TransportRequest> = {}) {
  return send(requestOf(change));
}

const drop: Reply = (response) => response.socket?.destroy();
const truncate: Reply = (response) => {
  response.writeHead(200, { "content-length": "10" });
  response.write("half", () => response.socket?.destroy());
};

describe("a request to the upstream", () => {
  it("sends what it is given and reads the whole answer, whatever its status", async () => {
    for (const status of [200, 302, 401, 503]) {
      reply = (response) =>
        response.writeHead(status, { location: "/elsewhere", "x-two": ["a", "b"] }).end("text");
      const answer = await call();
      expect([answer.status, answer.bytes.toString()]).toEqual([status, "text"]);
      expect([answer.header("location"), answer.header("x-two")]).toEqual(["/elsewhere", "a"]);
      expect(answer.header("none")).toBeUndefined();
    }
    expect(calls.map((request) => request.url)).toEqual(Array(4).fill("/path?x=1"));
    expect(Object.keys(calls[0]?.headers ?? {}).toSorted()).toEqual([
      "accept",
      "connection",
      "host",
    ]);
  });

  it("is tried once more when the connection died before any header, if it may be", async () => {
    reply = (response, request) => {
      if (calls.length === 1) drop(response, request);
      else response.end("second");
    };
    expect((await call()).bytes.toString()).toBe("second");
    expect(calls.length).toBe(2);
  });

  it("opens a stream anew for each try, with the length that it has", async () => {
    const bodies: string[] = [];
    reply = async (response, request) => {
      bodies.push(Buffer.concat(await Array.fromAsync(request)).toString());
      if (calls.length === 1) drop(response, request);
      else response.end("second");
    };
    const body = { size: 6, open: () => Readable.from([Buffer.from("abc"), Buffer.from("def")]) };
    expect((await call({ method: "PUT", body })).bytes.toString()).toBe("second");
    expect(bodies).toEqual(["abcdef", "abcdef"]);
    expect(calls.map(({ headers }) => headers["content-length"])).toEqual(["6", "6"]);
    expect(calls[0]?.headers["transfer-encoding"]).toBeUndefined();
  });

  it("is tried twice at most, and once if it acts", async () => {
    reply = drop;
    await expect(call()).rejects.toThrow(UpstreamUnavailableError);
    expect(calls.length).toBe(2);
    await expect(call({ mayRetry: false })).rejects.toThrow(UpstreamUnavailableError);
    expect(calls.length).toBe(3);
  });

  it("is not tried again once headers have come", async () => {
    reply = truncate;
    await expect(call()).rejects.toThrow(UpstreamUnavailableError);
    expect(calls.length).toBe(1);
  });

  it("ends with its time, to the headers and in all", async () => {
    reply = () => undefined;
    await expect(call({ totalTimeoutMs: 60 })).rejects.toThrow(UpstreamTimeoutError);
    await expect(call({ headersTimeoutMs: 60 })).rejects.toThrow(UpstreamTimeoutError);
    reply = (response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("."), 5);
      response.once("close", () => clearInterval(drip));
    };
    await expect(call({ totalTimeoutMs: 100 })).rejects.toThrow(UpstreamTimeoutError);
  });

  it("keeps a time of its own beside the default", async () => {
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      reply = (response) => {
        release = () => response.end("late");
        resolve();
      };
    });
    const long = call({ headersTimeoutMs: 20_000 });
    await held;
    const answerLong = release;
    reply = () => undefined;
    await expect(call({ headersTimeoutMs: 60 })).rejects.toThrow(UpstreamTimeoutError);
    answerLong();
    expect((await long).bytes.toString()).toBe("late");
  });

  it("is not made for a caller who has left, and ends with one who leaves", async () => {
    reply = () => undefined;
    await expect(call({ signal: AbortSignal.abort() })).rejects.toThrow();
    expect(calls.length).toBe(0);
    const controller = new AbortController();
    const closed = new Promise<void>((resolve) => {
      reply = (response) => {
        response.once("close", () => resolve());
        controller.abort();
      };
    });
    await expect(call({ signal: controller.signal })).rejects.toThrow();
    await closed;
    expect(calls.length).toBe(1);
  });

  it("reads no more than eight megabytes", async () => {
    const closed = new Promise<void>((resolve) => {
      reply = (response) => {
        response.once("close", () => resolve());
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.on("drain", more);
        more();
      };
    });
    await expect(call()).rejects.toThrow(UpstreamInvalidError);
    await closed;
  });

  it("ends with its own time while it waits for a connection, and is not made afterwards", async () => {
    reply = () => undefined;
    const leave = new AbortController();
    const holding = Array.from({ length: CONNECTIONS.calls }, () => call({ signal: leave.signal }));
    const held = Promise.allSettled(holding);
    await vi.waitFor(() => expect(calls.length).toBe(CONNECTIONS.calls), SLOW_MACHINE);
    const startedAt = performance.now();
    const waiting = [call({ headersTimeoutMs: 100 }), call({ totalTimeoutMs: 100 })];
    for (const late of waiting) await expect(late).rejects.toThrow(UpstreamTimeoutError);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    leave.abort();
    await held;
    reply = (response) => response.end("free");
    expect((await call()).bytes.toString()).toBe("free");
    expect(calls.length).toBe(CONNECTIONS.calls + 1);
  });

  it("is told apart where there was no connection to send it over", async () => {
    await expect(call({ url: new URL("http://127.0.0.1:9/path") })).rejects.toThrow(
      UpstreamUnreachedError,
    );
    await expect(call({ url: new URL("http://nowhere.invalid/path") })).rejects.toThrow(
      UpstreamUnreachedError,
    );
  });

  it("says nothing of the address when it fails", async () => {
    reply = drop;
    await expect(call()).rejects.toMatchObject({
      message: "GET test/path: the connection failed",
      code: "UPSTREAM_UNAVAILABLE",
      requestId: "request-1",
    });
  });
});

describe("a stream of the upstream", () => {
  const beginning: Reply = (response) => {
    response.writeHead(200).write("beginning");
  };

  it("takes no connection of the other calls, as they take none of its own", async () => {
    reply = beginning;
    const streams = await Promise.all(
      Array.from({ length: CONNECTIONS.streams }, () => sendOpen(requestOf())),
    );
    reply = (response) => response.end("answer");
    expect((await call()).bytes.toString()).toBe("answer");
    for (const { body } of streams) body.on("error", () => undefined).destroy();

    reply = () => undefined;
    const leave = new AbortController();
    const before = calls.length;
    const holding = Array.from({ length: CONNECTIONS.calls }, () => call({ signal: leave.signal }));
    const held = Promise.allSettled(holding);
    await vi.waitFor(() => expect(calls.length).toBe(before + CONNECTIONS.calls), SLOW_MACHINE);
    reply = (response) => response.end("file");
    const { readAll } = await sendOpen(requestOf());
    expect((await readAll()).toString()).toBe("file");
    leave.abort();
    await held;
  });

  it("ends with the time to its headers while it waits for a connection", async () => {
    reply = beginning;
    const streams = await Promise.all(
      Array.from({ length: CONNECTIONS.streams }, () => sendOpen(requestOf())),
    );
    const late = sendOpen(requestOf({ headersTimeoutMs: 100 }));
    await expect(late).rejects.toThrow(UpstreamTimeoutError);
    for (const { body } of streams) body.on("error", () => undefined).destroy();
  });

  it("ends with its caller, also when its headers have come", async () => {
    const browser = new AbortController();
    reply = beginning;
    const { body } = await sendOpen(requestOf({ signal: browser.signal }));
    const failed = once(body, "error");
    browser.abort();
    await failed;
    expect(body.destroyed).toBe(true);
  });
});
