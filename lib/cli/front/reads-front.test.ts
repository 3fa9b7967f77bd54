import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadedProxy } from "../../bff/proxy/loaded-proxy.ts";
import { readsFront } from "./reads-front.ts";

type Handler = NonNullable<ReturnType<typeof loadedProxy>["handler"]>;

let server: Server;

beforeAll(async () => {
  server = createServer(readsFront((_request, response) => response.end("the framework"))).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
});

afterEach(() => {
  loadedProxy().handler = undefined;
  vi.restoreAllMocks();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function begin(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return request({ port, host: "127.0.0.1", path, method, headers, agent: false });
}

async function ask(...asked: Parameters<typeof begin>) {
  const [answer] = (await once(begin(...asked).end(), "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

function answerBy(handler: Handler) {
  const spy = vi.fn(handler);
  loadedProxy().handler = spy;
  return spy;
}

const READ = "/api/bff/account/wallet/USDT";

it("a plain read reaches the proxy with its path, query and headers, and is answered as it says", async () => {
  const spy = answerBy(async () => {
    const headers = new Headers({ "content-type": "application/json", "x-request-id": "1" });
    headers.append("set-cookie", "a=1; Path=/");
    headers.append("set-cookie", "b=2; Path=/");
    return new Response('{"a":1}', { status: 409, headers });
  });
  const { status, headers, body } = await ask(`${READ}?page=2&a=%20`, { cookie: "s=1; t=2" });
  expect([status, body.toString()]).toEqual([409, '{"a":1}']);
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "x-request-id": "1",
    "set-cookie": ["a=1; Path=/", "b=2; Path=/"],
    vary: "accept-encoding",
    "content-length": "7",
  });
  const [asked, { params } = { params: undefined }] = spy.mock.lastCall ?? [];
  expect(await params).toEqual({ path: ["account", "wallet", "USDT"] });
  expect([asked?.method, asked?.headers.get("cookie")]).toEqual(["GET", "s=1; t=2"]);
  expect(new URL(asked?.url ?? "").search).toBe("?page=2&a=%20");
});

it.each([
  ["as its proxies say", { "x-forwarded-for": "203.0.113.9" }, "203.0.113.9"],
  ["by its connection where none says", {}, "127.0.0.1"],
])("a reader's address is given %s", async (_how, headers: Record<string, string>, address) => {
  const spy = answerBy(async () => new Response());
  await ask(READ, headers);
  expect(spy.mock.lastCall?.[0].headers.get("x-forwarded-for")).toBe(address);
});

it.each([
  ["a write", READ, {}, "POST"],
  ["a question for headers alone", READ, {}, "HEAD"],
  ["a read with a body", READ, { "content-length": "0" }, "GET"],
  ["a read with a body of unknown length", READ, { "transfer-encoding": "chunked" }, "GET"],
  ["another handler's address", "/api/health", {}, "GET"],
  ["nothing below the proxy", "/api/bff/", {}, "GET"],
  ["an empty segment", "/api/bff/account//wallets", {}, "GET"],
  ["a slash at the end", "/api/bff/account/wallets/", {}, "GET"],
  ["a step up", "/api/bff/account/../wallets", {}, "GET"],
  ["a step nowhere", "/api/bff/./wallets", {}, "GET"],
  ["a hidden step", "/api/bff/%2e%2e/wallets", {}, "GET"],
  ["a fragment", "/api/bff/account#wallets", {}, "GET"],
])("%s is left to the framework", async (_what, path, headers: Record<string, string>, method) => {
  const spy = answerBy(async () => new Response());
  const { body } = await ask(path, headers, method);
  expect(body.toString()).toBe(method === "HEAD" ? "" : "the framework");
  expect(spy).not.toHaveBeenCalled();
});

it("everything is left to the framework until it has loaded the proxy", async () => {
  expect((await ask(READ)).body.toString()).toBe("the framework");
});

const LONG = JSON.stringify("a".repeat(2_000));

it.each([
  ["who takes it packed", "br, gzip", LONG, "gzip"],
  ["who refuses it packed", "gzip;q=0", LONG, undefined],
  ["of little", "gzip", '"a"', undefined],
])("a reader %s gets it so", async (_who, accepted, text, encoding) => {
  answerBy(async () => new Response(text, { headers: { "content-type": "application/json" } }));
  const { headers, body } = await ask(READ, { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-length"]).toBe(String(body.length));
  expect((encoding ? gunzipSync(body) : body).toString()).toBe(text);
});

function file(type: string, body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: { "content-type": type, "content-disposition": "attachment" },
  });
}

it.each([
  ["text/csv; charset=utf-8", "gzip"],
  ["application/pdf", undefined],
])("a file of %s goes on as it comes", async (type, encoding) => {
  answerBy(async () => file(type, new Blob(["one ", "two"]).stream()));
  const { headers, body } = await ask(READ, { "accept-encoding": "gzip" });
  expect([headers["content-encoding"], headers["content-length"]]).toEqual([encoding, undefined]);
  expect((encoding ? gunzipSync(body) : body).toString()).toBe("one two");
});

it("a file that breaks off ends as one that broke off", async () => {
  answerBy(async () => {
    const pieces = [Buffer.from("one ")];
    const pull = async (controller: ReadableStreamDefaultController) => {
      const piece = pieces.pop();
      await wait(10);
      if (piece) controller.enqueue(piece);
      else controller.error(new DOMException("gone", "AbortError"));
    };
    return file("application/pdf", new ReadableStream({ pull }));
  });
  await expect(ask(READ)).rejects.toThrow("aborted");
});

it("whoever asked and leaves is told by the signal, and ends the file", async () => {
  const left = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  answerBy(async ({ signal }) => {
    signal.addEventListener("abort", () => left.resolve());
    return file(
      "application/pdf",
      new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from("one")),
        cancel: () => cancelled.resolve(),
      }),
    );
  });
  const asked = begin(READ).end();
  await once(asked, "response");
  asked.destroy();
  const both = Promise.all([left.promise, cancelled.promise]);
  await expect(both).resolves.toEqual([undefined, undefined]);
});

it("a file for whom has left before it came is ended as well", async () => {
  const left = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<string>();
  const spy = answerBy(async ({ signal }) => {
    signal.addEventListener("abort", () => left.resolve());
    await left.promise;
    await wait(10);
    return file(
      "application/pdf",
      new ReadableStream({ cancel: () => cancelled.resolve("cancelled") }),
    );
  });
  const asked = begin(READ).end();
  asked.on("error", () => undefined);
  await vi.waitUntil(() => spy.mock.lastCall);
  asked.destroy();
  expect(await Promise.race([cancelled.promise, wait(1_000, "held")])).toBe("cancelled");
});

it("whoever stays until the end is not told to have left", async () => {
  const spy = answerBy(async () => new Response("{}"));
  await ask(READ);
  await wait(10);
  expect(spy.mock.lastCall?.[0].signal.aborted).toBe(false);
});

it.each([
  ["fails", () => Promise.reject(new TypeError("secret"))],
  [
    "throws",
    () => {
      throw new TypeError("secret");
    },
  ],
])("a handler that %s leaves nobody waiting and a line in the log", async (_how, handler) => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  answerBy(handler);
  await expect(ask(READ)).rejects.toThrow("socket hang up");
  const line = written.mock.calls.join("");
  expect(line).toContain('"event":"read failed","cause":"TypeError"');
  expect(line).not.toContain("secret");
});
