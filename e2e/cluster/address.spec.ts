import { Agent, request } from "undici";
import type { RelayedCall } from "../fixtures/http/relay.ts";
import type { Cluster } from "./cluster.ts";
import { expect, test } from "./test.ts";

const FORGED = "203.0.113.66";

function callsSince({ relay }: Cluster, count: number): readonly RelayedCall[] {
  return relay.exchanges.slice(count).map(({ call }) => call);
}

test("R6.1 the upstream is told the address that the proxy saw, and nothing of a forged one", async ({
  visitor,
  cluster,
}) => {
  const since = cluster.relay.exchanges.length;
  const forged = {
    "x-forwarded-for": `${FORGED}, 198.51.100.66`,
    "x-real-ip": FORGED,
    forwarded: `for=${FORGED}`,
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "http",
  };
  const body = { username: "anna", password: "Merlin-2026!" };
  const login = await visitor.post("/api/session/login", body, forged);
  expect(login.status).toBe(200);
  expect((await visitor.send("/api/bff/account/wallets", { headers: forged })).status).toBe(200);
  const calls = callsSince(cluster, since);
  expect(calls.length).toBeGreaterThanOrEqual(3);
  for (const { path, headers } of calls) {
    expect(headers["x-forwarded-for"], path).toBe("127.0.0.1");
    expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|198\.51\.100|evil/);
  }
});

test("R6.1 visitors of different addresses are told apart", async ({ cluster }) => {
  const since = cluster.relay.exchanges.length;
  const localAddress = "127.0.0.7";
  const dispatcher = new Agent({ localAddress });
  const answer = await request(`${cluster.origin}/api/session/login`, {
    method: "POST",
    dispatcher,
    headers: {
      origin: cluster.origin,
      "x-csrf": "1",
      "content-type": "application/json",
      "x-forwarded-for": FORGED,
    },
    body: JSON.stringify({ username: "anna", password: "Merlin-2026!" }),
  });
  await answer.body.dump();
  await dispatcher.close();
  expect(answer.statusCode).toBe(200);
  const seen = callsSince(cluster, since).map(({ headers }) => headers["x-forwarded-for"]);
  expect(new Set(seen)).toEqual(new Set([localAddress]));
});

test("R6.1 a browser that forges its address does not pass either", async ({
  browser,
  cluster,
}) => {
  const since = cluster.relay.exchanges.length;
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { "x-forwarded-for": FORGED },
  });
  const page = await context.newPage();
  await page.goto(`${cluster.origin}/sign-up`);
  await page.getByLabel("Username", { exact: true }).fill("somebody_else");
  await page.getByLabel("Email", { exact: true }).focus();
  await expect.poll(() => callsSince(cluster, since).length).toBeGreaterThan(0);
  await context.close();
  for (const { headers } of callsSince(cluster, since)) {
    expect(["127.0.0.1", undefined]).toContain(headers["x-forwarded-for"]);
  }
});
