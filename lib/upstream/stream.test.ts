import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { streamOf } from "../contract/endpoint.ts";
import { UpstreamInvalidError, UpstreamTimeoutError } from "./errors.ts";
import { readStream } from "./stream.ts";
import { sendOpen } from "./transport.ts";

const RULE = streamOf("text/csv", 20);
const CSV = { "content-type": "text/csv; charset=utf-8" };

let server: Server;
let port: number;
let reply: (response: ServerResponse) => void;
let left: Promise<unknown>;

beforeEach(async () => {
  server = createServer((_, response) => {
    left = once(response, "close");
    reply(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

async function read(idleMs = 5_000) {
  const call = {
    operation: "GET transaction/export",
    url: new URL(`http://127.0.0.1:${port}/`),
    method: "GET",
    headers: {},
    body: undefined,
    headersTimeoutMs: 5_000,
    totalTimeoutMs: idleMs,
    requestId: "request-1",
    signal: undefined,
    mayRetry: false,
  };
  const result = await readStream(await sendOpen(call), RULE, call);
  if (!result.ok) throw new Error("refused");
  result.value.ended.catch(() => undefined);
  return result.value;
}

describe("a streamed answer", () => {
  it("is handed on byte for byte with a name that is safe in a header", async () => {
    reply = (response) => {
      const name = 'attachment; filename="transactions-2026.csv"';
      response.writeHead(200, { ...CSV, "content-disposition": name }).end("\ufeffid\r\n1\r\n");
    };
    const { body, fileName, ended } = await read();
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    expect(bytes.toString("utf8")).toBe("\ufeffid\r\n1\r\n");
    expect(fileName).toBe("transactions-2026.csv");
    await expect(ended).resolves.toBeUndefined();
  });

  it.each([
    "attachment",
    "inline; filename=a.csv",
    'attachment; filename="../../etc/passwd"',
    'attachment; filename="a.csv"; x=1',
  ])("loses a name that is not plain: %s", async (disposition) => {
    reply = (response) =>
      response.writeHead(200, { ...CSV, "content-disposition": disposition }).end("id");
    const { fileName, body } = await read();
    expect(await new Response(body).text()).toBe("id");
    expect(fileName).toBeUndefined();
  });

  it("breaks off beyond its limit instead of ending early", async () => {
    reply = (response) => {
      response.writeHead(200, CSV);
      response.write("x".repeat(20));
      response.end("y");
    };
    const { body, ended } = await read();
    await expect(new Response(body).text()).rejects.toThrow();
    await expect(ended).rejects.toThrow(UpstreamInvalidError);
  });

  it("breaks off when the upstream does", async () => {
    reply = (response) => {
      response.writeHead(200, { ...CSV, "content-length": "10" });
      response.write("half", () => response.socket?.destroy());
    };
    const { body } = await read();
    await expect(new Response(body).text()).rejects.toThrow();
  });

  it("breaks off after silence", async () => {
    reply = (response) => {
      response.writeHead(200, CSV).write("half");
    };
    const { body } = await read(300);
    await expect(new Response(body).text()).rejects.toThrow();
    await left;
  });

  it("stops the upstream when the reader leaves", async () => {
    reply = (response) => {
      response.writeHead(200, CSV).write("half");
    };
    const { body } = await read();
    await body.cancel();
    await expect(left).resolves.toBeDefined();
  });

  it.each([
    ["another type", 200, { "content-type": "text/html" }],
    ["no type", 200, {}],
    ["a length beyond the limit", 200, { ...CSV, "content-length": "21" }],
    ["a part of it", 206, CSV],
    ["a redirect", 302, { location: "https://evil.example/" }],
  ])("is refused with %s", async (_, status, headers) => {
    reply = (response) => {
      response.writeHead(status, headers as Record<string, string>);
      response.end("content-length" in headers ? "x".repeat(21) : "");
    };
    await expect(read()).rejects.toThrow(UpstreamInvalidError);
  });

  it("is a timeout when not even its headers come", async () => {
    reply = () => undefined;
    const late = sendOpen({
      operation: "GET transaction/export",
      url: new URL(`http://127.0.0.1:${port}/`),
      method: "GET",
      headers: {},
      body: undefined,
      headersTimeoutMs: 300,
      totalTimeoutMs: 300,
      requestId: "request-1",
      signal: undefined,
      mayRetry: false,
    });
    await expect(late).rejects.toThrow(UpstreamTimeoutError);
  });
});
