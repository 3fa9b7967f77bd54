import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { guardServers } from "./guard.ts";

const STALLED_MS = 150;

let server: Server;

beforeAll(() => guardServers({ keepsPages: false, stalledMs: STALLED_MS }));

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** A connection to a guarded server, over which this was sent at once. */
async function connected(serve: RequestListener, sent: string): Promise<Socket> {
  server = createServer(serve).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => undefined).write(sent);
  return client;
}

const get = (path: string, connection = "keep-alive") =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`;

describe("requests that came over one connection at once", () => {
  it("are answered in their order, one at a time", async () => {
    let underWay = 0;
    const client = await connected(
      async ({ url }, response) => {
        underWay += 1;
        const begun = `${url} of ${underWay}`;
        await wait(5);
        underWay -= 1;
        response.end(`[${begun}]`);
      },
      get("/1") + get("/2") + get("/3", "close"),
    );
    const answers = (await text(client)).match(/\[.*?\]/g);
    expect(answers).toEqual(["[/1 of 1]", "[/2 of 1]", "[/3 of 1]"]);
  });

  it("know nothing of one another", async () => {
    const visitor = new AsyncLocalStorage<string>();
    const client = await connected(
      ({ url = "" }, response) => {
        const known = visitor.getStore() ?? "nobody";
        visitor.run(url, () => setImmediate(() => response.end(`[${known}]`)));
      },
      get("/1") + get("/2") + get("/3", "close"),
    );
    expect((await text(client)).match(/\[.*?\]/g)).toEqual(["[nobody]", "[nobody]", "[nobody]"]);
  });

  it("close it, more than anybody asks for without an answer", async () => {
    const begun: ServerResponse[] = [];
    const client = await connected((_, response) => begun.push(response), get("/").repeat(2_000));
    await new Promise((closed) => client.resume().once("close", closed));
    expect(begun).toHaveLength(1);
  });

  it("are not begun once whoever asked has left", async () => {
    const begun: ServerResponse[] = [];
    const client = await connected((_, response) => begun.push(response), get("/").repeat(3));
    await expect.poll(() => begun.length).toBe(1);
    const left = begun[0] && once(begun[0], "close");
    client.destroy();
    // Whoever waited is looked at within the same event.
    await left;
    expect(begun).toHaveLength(1);
  });
});

describe("a connection", () => {
  it("is closed behind an early refusal, however much of the body is still to come", async () => {
    const lines = `POST /api/health?${"a&".repeat(200)} HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\nbody`;
    const client = await connected(() => expect.unreachable(), lines);
    const answer = await text(client);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
  });

  it("is closed when its reader takes nothing for a minute and a half", async () => {
    const ends: boolean[] = [];
    const client = await connected((_, response) => {
      response.once("close", () => ends.push(response.writableFinished));
      response.end(Buffer.alloc(32 * 1024 * 1024));
    }, get("/"));
    client.pause();
    await expect.poll(() => ends, { timeout: 10 * STALLED_MS }).toEqual([false]);
  });

  it("stays open while its answer is not ready, for as long as that takes", async () => {
    const client = await connected(
      async (_, response) => {
        await wait(3 * STALLED_MS);
        response.end("late");
      },
      get("/", "close"),
    );
    expect(await text(client)).toContain("late");
  });
});
