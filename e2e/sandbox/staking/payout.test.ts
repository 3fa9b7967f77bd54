import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { subscribe, positions, rewards } = contract.staking;

let sandbox: TestSandbox;
afterEach(() => sandbox?.close());

it("R11.10 pays each day once although the process ended between the jump and its jobs", async () => {
  const dataFile = temporaryDataFile();
  sandbox = await startTestSandbox({ dataFile });
  await sandbox.control("deposit", { username: "carl", symbol: "MERLIN", amount: "1000" });
  const first = (await sandbox.login("carl")).accessToken;
  const body = { productId: "flexible", amount: "730" };
  await sandbox.call(subscribe, { bearer: first, key: randomUUID(), body });
  await sandbox.advance(3 * 86_400);
  sandbox.running.sandbox.clock.advance(2 * DAY_MS);
  await sandbox.close();

  sandbox = await startTestSandbox({ dataFile });
  await sandbox.advance(1);
  const bearer = (await sandbox.login("carl")).accessToken;
  // Five midnights have passed; the first ended the day of the subscription.
  const [position] = (await sandbox.call(positions, { bearer })).value().items;
  expect(position?.paid).toBe("0.400000000000000000");
  const days = (await sandbox.call(rewards, { bearer })).value().items.map(({ day }) => day);
  expect(new Set(days).size).toBe(4);
  expect(days).toHaveLength(4);
  await sandbox.expectBalanced();
});
