import { afterAll, beforeAll, expect, it } from "vitest";
import { upstreamErrorSchema } from "../../../lib/contract/protocol/errors.ts";
import { contract, endpoints } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { API_KEY } from "./api-key.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const key = "6fa459ea-ee8a-4ca4-894e-db77e160355e";
const PARAMS = {
  key,
  code: "USDT",
  username: "anna",
  tokenOrId: "unknown",
  id: "unknown",
  day: "2026-01-01",
  epoch: "5800000",
  taskCode: "visit_x",
};

it.each(
  endpoints.map(
    (endpoint) => [`${endpoint.method} ${endpoint.service}${endpoint.path}`, endpoint] as const,
  ),
)("%s asks for the API key and, unless public, for a bearer", async (_, endpoint) => {
  const keyless = await sandbox.call(endpoint, { params: PARAMS, headers: { "x-api-key": "no" } });
  expect([keyless.status, keyless.json().statusCode]).toEqual([403, 4034]);
  const stranger = await sandbox.call(endpoint, { params: PARAMS, key });
  if (endpoint.audience === "public") expect(stranger.status).not.toBe(401);
  else expect([stranger.status, stranger.json().statusCode]).toEqual([401, 5001]);
  expect(stranger.status).not.toBe(500);
});

it("R11.3 answers an unknown path with a JSON refusal that carries the caller's request id", async () => {
  const response = await fetch(`${sandbox.url}/auth/client/nothing`, {
    headers: { "x-api-key": API_KEY, "x-request-id": "trace-1" },
  });
  expect(response.status).toBe(404);
  expect(response.headers.get("x-request-id")).toBe("trace-1");
  const body = upstreamErrorSchema.parse(await response.json());
  expect(body).toMatchObject({ statusCode: 4040, requestId: "trace-1" });
  expect(body.errors).toBeUndefined();
});

it("makes a request id when the caller sends none, or one that could forge a log line", async () => {
  for (const sent of ["", "two words", "x".repeat(200)]) {
    const response = await fetch(`${sandbox.url}/locales/en-US.json`, {
      headers: { "x-request-id": sent },
    });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it("refuses broken JSON with 400 and a long body with 413", async () => {
  const post = (body: string) =>
    fetch(`${sandbox.url}/auth/client/login/credential`, {
      method: "POST",
      headers: { "x-api-key": API_KEY, "content-type": "application/json" },
      body,
    });
  expect((await post("{")).status).toBe(400);
  expect((await post(`"${"x".repeat(20_000)}"`)).status).toBe(413);
  expect((await post("[]")).status).toBe(422);
});

it("logs a call when it is over, under the moment at which it came", async () => {
  const { lastId } = (await sandbox.control("log")).json;
  await sandbox.control("fail", { path: "/public/coin/prices", times: 1, delayMs: 200 });
  const slow = sandbox.call(contract.price.prices);
  await expect.poll(async () => (await sandbox.control("state")).json.faults).toEqual([]);
  const later = Date.now();
  await slow;
  const { items } = (await sandbox.control(`log?after=${lastId}`)).json;
  expect(items).toMatchObject([{ path: "/public/coin/prices", status: 200 }]);
  expect(Date.parse(items[0].at)).toBeLessThanOrEqual(later);
});

it("serves empty locale overrides until some are set", async () => {
  const read = async () => (await fetch(`${sandbox.url}/locales/de-DE.json`)).json();
  expect(await read()).toEqual({});
  await sandbox.control("locale", { locale: "de-DE", messages: { "home.title": "Hallo %name%" } });
  expect(await read()).toEqual({ "home.title": "Hallo %name%" });
});

it("logs method, path and status without query, token or body", async () => {
  const { lastId } = (await sandbox.control("log")).json;
  await sandbox.call(contract.price.priceHistory, {
    params: { code: "BTC" },
    query: { range: "1h" },
  });
  await sandbox.call(contract.auth.resendActivation, { params: { tokenOrId: "very-secret" } });
  const { items } = (await sandbox.control(`log?after=${lastId}`)).json;
  expect(items.map(({ path, status }: { path: string; status: number }) => [path, status])).toEqual(
    [
      ["/public/coin/price-history/BTC", 200],
      ["/auth/client/resend-active-token/{tokenOrId}", 404],
    ],
  );
  expect(items[0].headers).toContain("x-api-key");
  expect(JSON.stringify(items)).not.toContain(API_KEY);
});
