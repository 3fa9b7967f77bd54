import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Statement } from "../../../lib/contract/records/statement.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, sumAmounts, toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { request } from "../testing/withdrawing.ts";

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
});
afterAll(() => sandbox.close());

const today = (back = 0) =>
  new Date(sandbox.running.sandbox.clock.now() - back * DAY_MS).toISOString().slice(0, 10);

const ask = (from: string, to: string, as = bearer) =>
  sandbox.call(contract.statement.statement, { bearer: as, query: { from, to } });
const read = async (from: string, to: string, as = bearer) => (await ask(from, to, as)).value();

const plain = (balances: Statement["closing"]) =>
  balances.map(({ symbol, amount, locked }) => ({ symbol, amount, locked }));

function closingByFlows({ opening, flows }: Statement) {
  return opening.map(({ symbol, amount }) => {
    const own = flows.filter((flow) => flow.symbol === symbol);
    const changes = own.map((flow) => toUnits(flow.in) - toUnits(flow.out));
    return fromUnits(changes.reduce((sum, change) => sum + change, toUnits(amount)));
  });
}

it.each(["anna", "boris", "erik", "newt"])(
  "R15.1 opening and flows are closing, closing is the next opening, and the last one is the wallet: %s",
  async (username) => {
    const as = await sandbox.bearerOf(username);
    const periods = [
      [today(80), today(41)],
      [today(40), today(40)],
      [today(39), today(1)],
      [today(), today()],
    ] as const;
    let before: Statement | undefined;
    for (const [from, to] of periods) {
      const statement = await read(from, to, as);
      expect(statement.closing.map(({ amount }) => amount)).toEqual(closingByFlows(statement));
      if (before) expect(plain(statement.opening)).toEqual(plain(before.closing));
      before = statement;
    }
    const wallets = (await sandbox.call(contract.account.wallets, { bearer: as })).value();
    expect(plain(before?.closing ?? [])).toEqual(
      wallets.map(({ symbol, available, locked }) => ({ symbol, amount: available, locked })),
    );
  },
);

it("R15.1 its flows are the rows of the file of the same days, digit for digit", async () => {
  const [from, to] = [today(50), today(3)];
  const { flows, lines } = await read(from, to);
  const file = await sandbox.call(contract.transaction.export, {
    bearer,
    query: { from: `${from}T00:00:00.000Z`, to: `${today(2)}T00:00:00.000Z` },
  });
  const rows = file.text.trim().split("\r\n").slice(1);
  expect(rows).toHaveLength(lines);
  const cells = rows.map((row) => row.split(","));
  for (const flow of flows) {
    const own = cells.filter(([, , type, token]) => type === flow.type && token === flow.symbol);
    const sum = (direction: string, column: number) =>
      sumAmounts(
        own
          .filter(([, , , , way]) => direction.includes(way ?? ""))
          .map((row) => (row[column] || "0").replace("-", "")),
      );
    expect([flow.in, flow.out, flow.fee]).toEqual([sum("in", 5), sum("out", 5), sum("in out", 6)]);
  }
  const kinds = new Set(cells.map(([, , type, token]) => `${token} ${type}`));
  expect(new Set(flows.map(({ symbol, type }) => `${symbol} ${type}`))).toEqual(kinds);
});

it("R15.1 names the fees that were taken, not those that came back with a canceled or rejected withdrawal", async () => {
  const erik = await sandbox.bearerOf("erik");
  const withdrawn = async () => {
    const { flows } = await read(today(1), today(), erik);
    const flow = flows.find(({ type, symbol }) => type === "withdrawal" && symbol === "USDT");
    return { out: toUnits(flow?.out ?? "0"), fee: toUnits(flow?.fee ?? "0") };
  };
  const before = await withdrawn();
  const ask = async (amount: string) =>
    (await request(sandbox, erik, { amount })).value().request.id;
  await ask("20");
  const params = { id: await ask("21") };
  const key = randomUUID();
  await sandbox.call(contract.movement.cancelWithdrawal, { bearer: erik, key, params });
  await sandbox.control("withdrawal", { id: await ask("200"), decision: "reject" });
  const after = await withdrawn();
  expect(fromUnits(after.out - before.out)).toBe("244.000000000000000000");
  expect(fromUnits(after.fee - before.fee)).toBe("1.000000000000000000");
});

it("R15.1 is valued at the closing prices of its last day, wallet by wallet", async () => {
  const { closing, priceAsOf, currency } = await read(today(20), today(10));
  expect([currency, priceAsOf]).toEqual(["USDT", `${today(9)}T00:00:00.000Z`]);
  const { prices } = (
    await sandbox.call(contract.transaction.dailyProfitDay, { bearer, params: { day: today(10) } })
  ).value();
  expect(prices?.map(({ symbol }) => symbol)).toEqual(closing.map(({ symbol }) => symbol));
  for (const { symbol, price } of prices ?? []) {
    const held = closing.find((balance) => balance.symbol === symbol);
    const units = toUnits(held?.amount ?? "0") + toUnits(held?.locked ?? "0");
    expect(held?.value).toBe(fromUnits((units * toUnits(price)) / UNITS_PER_ONE));
  }
});

it("R15.2 has one number as long as nothing is booked, and another one afterwards", async () => {
  const period = [today(30), today()] as const;
  const first = await read(...period);
  await sandbox.control("price", { code: "MERLIN", path: ["0.3"] });
  expect((await read(...period)).number).toBe(first.number);
  expect(first.holder.username).toBe("anna");
  const body = { symbol: "USDT", toUsername: "dora", amount: "1" };
  await sandbox.call(contract.movement.transfer, { bearer, key: randomUUID(), body });
  expect((await read(...period)).number).not.toBe(first.number);
  expect((await read(today(30), today(1))).number).not.toBe(first.number);
});

it("refuses days to come, a wrong order and more than 366 days", async () => {
  const fields = async (from: string, to: string) => {
    const answer = await ask(from, to);
    expect(answer.status).toBe(422);
    return Object.keys(answer.json().errors);
  };
  expect(await fields(today(), today(-1))).toEqual(["to"]);
  expect(await fields(today(1), today(2))).toEqual(["from"]);
  expect(await fields(today(366), today())).toEqual(["to"]);
  expect((await ask(today(365), today())).status).toBe(200);
});
