import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SAFE_HEADERS } from "../../policy/security-headers.ts";
import { forgetInProcess } from "../../process/shared.ts";

const MIB = 1024 * 1024;
const PNG = Buffer.from("\x89PNG\r\n\x1a\n and the rest", "latin1");

let server: Server;
let origin: string;
let headers: OutgoingHttpHeaders;
let status: number;
let bytes: Buffer;
/** More is to come, and never does: nobody gets an answer who waits for the whole. */
let isUnfinished: boolean;
/** Every request that came, whether it is over, and what sends the rest of its answer. */
let asked: { isOver: boolean; end: () => void }[];

beforeAll(async () => {
  server = createServer((_request, response) => {
    const one = { isOver: false, end: () => void response.end() };
    asked.push(one);
    response.once("close", () => {
      one.isOver = true;
    });
    response.writeHead(status, headers).write(bytes);
    if (!isUnfinished) response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const values = {
    APP_ORIGIN: "http://localhost:3000",
    SESSION_SECRET: "test-secret-for-this-suite-alone-0001",
    UPSTREAM_URL: origin,
    UPSTREAM_API_KEY: "key",
    UPSTREAM_TOTAL_TIMEOUT_MS: "5000",
    UPSTREAM_TIMEOUT_MS: "5000",
  };
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  forgetInProcess("pictures");
  status = 200;
  asked = [];
});

async function picture(
  type: string | undefined,
  more: OutgoingHttpHeaders = {},
  signal?: AbortSignal,
) {
  headers = { ...(type !== undefined && { "content-type": type }), ...more };
  const { media } = await import("./media.ts");
  const request = new Request(`${origin}/api/media/0/avatars/one.png`, { signal });
  const params = { path: ["0", "avatars", "one.png"] };
  return media({ params, requestId: "1", request, log: {} } as never);
}

describe("R6.1 a picture", () => {
  it.each([
    ["image/png"],
    ["image/png; charset=binary"],
    ["binary/octet-stream"],
    ["application/octet-stream"],
    [undefined],
  ])("is told by its first bytes when it is served as %s", async (type) => {
    [bytes, isUnfinished] = [PNG, false];
    const answer = await picture(type);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      {
        ...SAFE_HEADERS,
        "content-type": "image/png",
        "cache-control": "private, max-age=3600",
      },
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
  });

  it.each([
    ["is named as something else", "video/mp4", {}],
    ["is named as a picture that may hold scripts", "image/svg+xml", {}],
    ["is announced as too large", "image/png", { "content-length": String(3 * MIB + 1) }],
  ])("that %s is not read", async (_what, type, more) => {
    [bytes, isUnfinished] = [PNG, true];
    await expect(picture(type, more)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    ["that holds no picture", "%PDF-1.7", 200],
    ["that is no answer to what was asked", PNG, 404],
  ])("%s is none", async (_what, content, answered) => {
    [bytes, status, isUnfinished] = [Buffer.from(content), answered, false];
    await expect(picture("application/octet-stream")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("that turns out to be too large is read no further", async () => {
    [bytes, isUnfinished] = [Buffer.concat([PNG, Buffer.alloc(3 * MIB)]), true];
    await expect(picture("image/png")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is in memory once, however many take it, and however slowly", async () => {
    [bytes, isUnfinished] = [Buffer.concat([PNG, Buffer.alloc(2 * MIB)]), false];
    const together = await Promise.all([picture("image/png"), picture("image/png")]);
    const answers = [...together, await picture("image/png")];
    expect(asked).toHaveLength(1);
    const readers = answers.map(({ body }) => body?.getReader());
    const pieces = await Promise.all(readers.map((reader) => reader?.read()));
    expect(new Set(pieces.map((piece) => piece?.value?.buffer)).size).toBe(1);
    expect(pieces[0]?.value?.byteLength).toBeLessThan(MIB);
    const late = await picture("image/png");
    expect(bytes.equals(Buffer.from(await late.arrayBuffer()))).toBe(true);
  });

  it("is asked for anew after a minute, whoever still takes it", async () => {
    [bytes, isUnfinished] = [PNG, false];
    const slow = await picture("image/png");
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    bytes = Buffer.concat([PNG, PNG]);
    const answer = await picture("image/png");
    clock.mockRestore();
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    expect(Buffer.from(await slow.arrayBuffer())).toEqual(PNG);
  });

  it("that is not there is looked for by whoever asks next", async () => {
    [bytes, status, isUnfinished] = [Buffer.from("nothing"), 404, false];
    await expect(picture("image/png")).rejects.toMatchObject({ code: "NOT_FOUND" });
    [bytes, status] = [Buffer.from("<h1>Back soon</h1>"), 200];
    for (const type of ["text/html", "image/png"])
      await expect(picture(type)).rejects.toMatchObject({ code: "NOT_FOUND" });
    bytes = PNG;
    expect((await picture("image/png")).status).toBe(200);
  });

  it("is asked for until the last who waits for it has left", async () => {
    [bytes, isUnfinished] = [PNG, true];
    const leaving = [new AbortController(), new AbortController()];
    const begin = () => leaving.map(({ signal }) => picture("image/png", {}, signal));
    const [, staying] = begin();
    await expect.poll(() => asked.length).toBe(1);
    leaving[0]?.abort();
    asked[0]?.end();
    expect((await staying)?.status).toBe(200);
    leaving[0] = new AbortController();
    forgetInProcess("pictures");
    const over = Promise.allSettled(begin());
    await expect.poll(() => asked.length).toBe(2);
    for (const one of leaving) one.abort();
    await expect.poll(() => asked[1]?.isOver).toBe(true);
    expect((await over).map((one) => one.status)).toEqual(["rejected", "rejected"]);
    isUnfinished = false;
    expect((await picture("image/png")).status).toBe(200);
  });
});
