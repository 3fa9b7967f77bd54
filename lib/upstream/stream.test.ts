import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { streamOf } from "../contract/protocol/endpoint.ts";
import { UpstreamInvalidError, UpstreamTimeoutError, UpstreamUnavailableError } from "./errors.ts";
import { READER_RULE, type ReaderRule, readStream, SlowReaderError } from "./stream.ts";
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

async function read(idleMs = 5_000, rule = RULE, reader: ReaderRule = READER_RULE) {
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
  const result = await readStream(await sendOpen(call), rule, call, reader);
  if (!result.ok) throw new Error("refused");
  result.value.ended.catch(() => undefined);
  return result.value;
}

/** As much as its reader takes. */
function replyWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, CSV);
  Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(65_536, "1,2\r\n");
    })(),
  ).pipe(response);
}

describe("the reader of a streamed answer", () => {
  const LARGE = streamOf("text/csv", 1_000_000_000);
  const STRICT: ReaderRule = { minBytes: 1_000_000, windowMs: 300, totalMs: 20_000 };

  async function takeEach(body: ReadableStream<Uint8Array>, pauseMs: number): Promise<void> {
    for await (const chunk of body) {
      expect(chunk.length).toBeGreaterThan(0);
      if (pauseMs > 0) await wait(pauseMs);
    }
  }

  it("is cut off who takes nothing, and the connection is free", async () => {
    reply = replyWithoutEnd;
    const { ended } = await read(5_000, LARGE, STRICT);
    await expect(ended).rejects.toThrow(SlowReaderError);
    await expect(ended).rejects.toThrow(/^GET transaction\/export: \d+ bytes taken in 300 ms$/);
    await left;
  });

  it("is cut off who trickles", async () => {
    reply = replyWithoutEnd;
    const { body, ended } = await read(5_000, LARGE, STRICT);
    await expect(takeEach(body, 80)).rejects.toThrow(SlowReaderError);
    await expect(ended).rejects.toThrow(SlowReaderError);
    await left;
  });

  it("is left alone who is slow but keeps to the rule", async () => {
    const bytes = Buffer.alloc(4_000_000, "1,2\r\n");
    reply = (response) => response.writeHead(200, CSV).end(bytes);
    const rule = { ...STRICT, minBytes: 200_000 };
    const { body, ended } = await read(5_000, LARGE, rule);
    await takeEach(body, 15);
    await expect(ended).resolves.toBeUndefined();
  });

  it("is not blamed for a slow upstream", async () => {
    reply = (response) => {
      response.writeHead(200, CSV);
      let lines = 40;
      const drip = setInterval(() => {
        response.write("1\n");
        lines -= 1;
        if (lines > 0) return;
        clearInterval(drip);
        response.end();
      }, 25);
    };
    const { body, ended } = await read(5_000, LARGE, STRICT);
    expect((await new Response(body).text()).length).toBe(80);
    await expect(ended).resolves.toBeUndefined();
  });

  it("is cut off who takes too long in all, however steadily", async () => {
    reply = replyWithoutEnd;
    const { body, ended } = await read(5_000, LARGE, { ...STRICT, totalMs: 400 });
    await expect(takeEach(body, 1)).rejects.toThrow(SlowReaderError);
    await expect(ended).rejects.toThrow("GET transaction/export: not taken in 400 ms");
    await left;
  });
});

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
    ["an encoding that nobody asked for", 200, { ...CSV, "content-encoding": "gzip" }],
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

  it("is a fault when its refusal breaks off", async () => {
    reply = (response) => {
      response.writeHead(403, { "content-type": "application/json", "content-length": "500" });
      response.write('{"statusCode":', () => response.destroy());
    };
    await expect(read()).rejects.toThrow(UpstreamUnavailableError);
  });
});
