import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { publicEndpoints } from "../contract/public.ts";
import { serviceClock } from "../live/service-clock.ts";

const ENVIRONMENT = {
  APP_ORIGIN: "http://localhost:3000",
  SESSION_SECRET: "test-secret-for-this-suite-alone-0001",
  UPSTREAM_API_KEY: "key",
};
const HEARD = Date.parse("2026-02-01T00:00:00Z");

let server: Server;
let origin: string;
let status: number;
let headers: OutgoingHttpHeaders;

beforeAll(async () => {
  server = createServer((_request, response) => {
    const date = new Date(HEARD).toUTCString();
    response.writeHead(status, { "content-type": "application/json", date, ...headers });
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, UPSTREAM_URL: origin }))
    vi.stubEnv(name, value);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

let hear: MockInstance<typeof serviceClock.hear>;

beforeEach(() => {
  hear = vi.spyOn(serviceClock, "hear").mockReturnValue();
});

async function heardOfCall(code: number, extra: OutgoingHttpHeaders = {}): Promise<unknown[]> {
  [status, headers] = [code, extra];
  const { callUpstreamRaw } = await import("./call.ts");
  await callUpstreamRaw(publicEndpoints.capabilities, {}, { requestId: "1" }).catch(() => null);
  return hear.mock.calls.map(([{ serviceMs }]) => serviceMs);
}

it("R10.3 an answer of the service tells its time, a refusal too", async () => {
  expect(await heardOfCall(200)).toEqual([HEARD]);
  expect(await heardOfCall(404, { age: "0" })).toEqual([HEARD, HEARD]);
});

it.each([
  ["from a cache", 200, { age: "3600" }],
  ["of whoever answers for a service that is away", 502, {}],
] as const)("R10.3 an answer %s tells nobody's time", async (_whose, code, extra) => {
  expect(await heardOfCall(code, extra)).toEqual([]);
});

it("R10.3 a picture tells nobody's time, whichever host it comes from", async () => {
  [status, headers] = [404, {}];
  const { media } = await import("../bff/routes/media.ts");
  const request = new Request(`${origin}/api/media/0/avatars/one.png`);
  const context = {
    params: { path: ["0", "avatars", "one.png"] },
    requestId: "1",
    request,
    log: {},
  };
  await expect(media(context as never)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(hear).not.toHaveBeenCalled();
});
