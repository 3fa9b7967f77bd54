import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { contract } from "../../lib/contract/registry.ts";
import { fromUnits } from "../../lib/money/decimal.ts";
import { startProcess } from "./testing/child.ts";
import { temporaryDataFile } from "./testing/data-file.ts";
import { caller, startTestSandbox } from "./testing/start.ts";

const { wallets, profile } = contract.account;
const { transfer } = contract.movement;
const WRITERS = 8;
const ACKNOWLEDGED = 150;
const body = { symbol: "USDT", toUsername: "carl", amount: "0.01" } as const;

it("R11.18 loses no acknowledged write when it is killed in the middle of many", async () => {
  const dataFile = temporaryDataFile();
  const { child, ready, ended } = startProcess("--data", dataFile, "--port", "0", "--quiet");
  const first = caller(await ready);
  const { accessToken: bearer } = await first.login("anna");
  const sent: string[] = [];
  const acknowledged = new Map<string, string>();

  async function write(): Promise<void> {
    for (;;) {
      const key = randomUUID();
      sent.push(key);
      const answer = await first.call(transfer, { body, bearer, key }).catch(() => undefined);
      if (!answer) return;
      acknowledged.set(key, answer.text);
      if (acknowledged.size === ACKNOWLEDGED) child.kill("SIGKILL");
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write));
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED);
  expect(sent.length).toBeGreaterThan(acknowledged.size);

  const second = await startTestSandbox({ dataFile });
  for (const key of sent) {
    const answer = await second.call(transfer, { body, bearer, key });
    expect(answer.status).toBe(200);
    const first = acknowledged.get(key);
    if (first) expect(answer.text).toBe(first);
  }
  const [usdt] = (await second.call(wallets, { bearer })).value();
  expect(usdt?.available).toBe(fromUnits(10n ** 16n * BigInt(100_000 - sent.length)));
  await second.expectBalanced();
  await second.close();
}, 30_000);

it("keeps data, sessions, clock and prices across a restart", async () => {
  const dataFile = temporaryDataFile();
  const first = await startTestSandbox({ dataFile });
  const { accessToken: bearer, refreshToken } = await first.login("anna");
  await first.advance(3_600);
  await first.control("price", { code: "BTC", price: "77777" });
  await first.close();

  const second = await startTestSandbox({ dataFile, seed: "large" });
  expect((await second.call(profile, { bearer })).status).toBe(200);
  expect((await second.call(contract.auth.refresh, { bearer: refreshToken })).status).toBe(200);
  const { json } = await second.control("state");
  expect(json).toMatchObject({ seedProfile: "review", clock: { offsetSeconds: 3_600 } });
  const [btc] = (await second.call(contract.price.prices)).value();
  expect(Math.abs(Number(btc?.price) / 77_777 - 1)).toBeLessThan(0.02);
  await second.close();
});

it("closes although a request hangs", async () => {
  const sandbox = await startTestSandbox();
  await sandbox.control("fail", { path: "/public/coin", kind: "hang" });
  const hanging = sandbox.call(contract.price.prices);
  const refused = expect(hanging).rejects.toThrow();
  await expect.poll(async () => (await sandbox.control("state")).json.faults).toEqual([]);
  await sandbox.close();
  await refused;
}, 10_000);
