import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { API_KEY } from "./api-key.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => sandbox.control("fail", { clear: true }));
afterAll(() => sandbox?.close());

const path = "/public/coin";
const prices = () => sandbox.call(contract.price.prices);

it("refuses as many requests as asked with the given status and body", async () => {
  await sandbox.control("fail", { path, times: 2, status: 503, body: { statusCode: 5030 } });
  const statuses = [await prices(), await prices(), await prices()].map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 200]);
});

it("touches only the path and the method that are named", async () => {
  await sandbox.control("fail", { path, method: "POST" });
  await sandbox.control("fail", { path: "/auth/client/refresh" });
  expect((await prices()).status).toBe(200);
  expect((await sandbox.control("state")).json.faults).toHaveLength(2);
});

it.each(["reset", "truncate"])("breaks the connection off for %s", async (kind) => {
  await sandbox.control("fail", { path, kind });
  await expect(prices()).rejects.toThrow();
  expect((await prices()).status).toBe(200);
});

it("never answers for hang, until the caller gives up", async () => {
  await sandbox.control("fail", { path, kind: "hang" });
  const response = fetch(`${sandbox.url}/public/coin/prices`, {
    headers: { "x-api-key": API_KEY },
    signal: AbortSignal.timeout(200),
  });
  await expect(response).rejects.toMatchObject({ name: "TimeoutError" });
});

it("answers something else for html, redirect, garbage and empty", async () => {
  for (const kind of ["html", "redirect", "garbage", "empty"]) {
    await sandbox.control("fail", { path, kind });
  }
  const [html, redirect, garbage, empty] = [
    await prices(),
    await prices(),
    await prices(),
    await prices(),
  ];
  expect(html.headers.get("content-type")).toContain("text/html");
  expect([redirect.status, redirect.headers.get("location")]).toEqual([302, expect.any(String)]);
  expect(() => garbage.json()).toThrow(SyntaxError);
  expect([empty.status, empty.text]).toEqual([200, ""]);
});

it("only delays the real answer when nothing but a delay is given", async () => {
  await sandbox.control("fail", { path, delayMs: 150 });
  const startedAt = performance.now();
  expect((await prices()).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
});

it("explains what is wrong with a control request", async () => {
  const refused = [
    await sandbox.control("fail", { path: "no-slash" }),
    await sandbox.advance(-5),
    await sandbox.control("deposit", { username: "anna", symbol: "DOGE", amount: "1" }),
    await sandbox.control("price", { code: "USDT", price: "2" }),
    await sandbox.control("seed", { profile: "huge" }),
    await sandbox.control("tokens", {}),
  ];
  for (const { status, json } of refused) {
    expect(status).toBe(422);
    expect(json.message.length).toBeGreaterThan(10);
  }
  const unknown = await sandbox.control("deposit", {
    username: "stranger",
    symbol: "USDT",
    amount: "1",
  });
  expect(unknown.status).toBe(404);
});

it("keeps pages of other sites away from the controls", async () => {
  const response = await fetch(`${sandbox.url}/__sandbox/state`, {
    headers: { "sec-fetch-site": "cross-site" },
  });
  expect(response.status).toBe(403);
});
