import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { quote, order, renew } = contract.marketplace;
const DAY = 86_400;
const TERM_MS = 180 * DAY * 1_000;

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("carl")).accessToken;
  await sandbox.control("deposit", { username: "carl", symbol: "USDT", amount: "1000" });
});
afterAll(() => sandbox?.close());

const ask = (machineId?: string) =>
  sandbox.call(quote, { bearer, body: { productId: "nano", ...(machineId && { machineId }) } });

async function extend(machineId: string, quoteId: string, endsAt?: string) {
  const body = { quoteId, ...(endsAt && { endsAt }) };
  const call = { bearer, key: randomUUID(), params: { id: machineId }, body };
  return sandbox.call(renew, call);
}

it("R11.14 adds a term after the end, raises commissions, and is refused seven days after it", async () => {
  const body = { quoteId: (await ask()).value().quoteId };
  const answer = await sandbox.call(order, { bearer, key: randomUUID(), body });
  const [machine] = answer.value().machines ?? [];
  const id = machine?.id ?? "";

  const shown = machine?.endsAt;
  const early = (await extend(id, (await ask(id)).value().quoteId, shown)).value();
  expect(early.order).toMatchObject({ machineId: id, volumePoints: 135 });
  expect(Date.parse(early.machine.endsAt) - Date.parse(machine?.endsAt ?? "")).toBe(TERM_MS);
  expect((await extend(id, (await ask()).value().quoteId)).status).toBe(409);
  const aged = await extend(id, (await ask(id)).value().quoteId, shown);
  expect([aged.status, aged.json().message]).toEqual([409, "This machine has another end by now."]);

  await sandbox.advance(365 * DAY);
  const late = (await extend(id, (await ask(id)).value().quoteId)).value();
  expect(late.machine.status).toBe("active");
  const left = Date.parse(late.machine.endsAt) - sandbox.running.sandbox.clock.now();
  expect(left).toBeGreaterThan(TERM_MS - 60_000);
  expect(left).toBeLessThanOrEqual(TERM_MS);

  await sandbox.advance(187 * DAY - 3_600);
  expect((await ask(id)).status).toBe(200);
  await sandbox.advance(7_200);
  const refused = await ask(id);
  expect([refused.status, refused.json().message]).toEqual([
    409,
    "This machine ended more than seven days ago and can no longer be renewed.",
  ]);
  const { database } = sandbox.running.sandbox;
  const paid = database.get<{ n: number }>(
    "SELECT count(*) AS n FROM commission c JOIN member m ON m.id = c.from_id WHERE m.username = 'carl' AND c.journal_id IS NOT NULL",
  );
  expect(paid?.n).toBe(6);
  await sandbox.expectBalanced();
}, 60_000);
