import { readCsv } from "../fixtures/csv.ts";
import { expect, test } from "../fixtures/test.ts";
import { Visitor } from "../fixtures/visitor.ts";

interface Line {
  readonly id: string;
  readonly direction: "in" | "out";
  readonly amount: string;
  readonly fee: string | null;
  readonly balanceAfter: string;
}

interface Wallet {
  readonly available: string;
  readonly locked: string;
}

function signed({ direction, amount }: Line): string {
  return direction === "out" ? `-${amount}` : amount;
}

function units(amount: string): bigint {
  return BigInt(amount.replace(".", ""));
}

async function read<Value>(visitor: Visitor, path: string): Promise<Value> {
  const answer = await visitor.send(`/api/bff/${path}`);
  expect(answer.status, path).toBe(200);
  return answer.json<Value>();
}

async function order<Value>(visitor: Visitor, path: string, body?: object): Promise<Value> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await visitor.post(`/api/bff/${path}`, body, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Value>();
}

/** The same digits in the wallet, the list, each detail, the file, and on the pages; gives the wallet. */
async function expectEqualEverywhere(visitor: Visitor, symbol: string): Promise<Wallet> {
  const wallet = await read<Wallet>(visitor, `account/wallet/${symbol}`);
  const query = `symbol=${symbol}&pageSize=100&sort=createdAt`;
  const { items } = await read<{ items: Line[] }>(visitor, `transaction?${query}`);
  expect(items.at(-1)?.balanceAfter, symbol).toBe(wallet.available);
  const sum = items.reduce((total, line) => total + units(signed(line)), 0n);
  expect(sum, symbol).toBe(units(wallet.available));
  const file = await visitor.send(`/api/bff/transaction/export?symbol=${symbol}&sort=createdAt`);
  expect(
    readCsv(file.text).map((row) => [row.id, row.amount, row.fee, row["balance after"]]),
  ).toEqual(items.map((line) => [line.id, signed(line), line.fee ?? "", line.balanceAfter]));
  const last = items.at(-1);
  const detail = await read<Line>(visitor, `transaction/${last?.id}`);
  expect([signed(detail), detail.balanceAfter]).toEqual([last && signed(last), last?.balanceAfter]);
  const list = await visitor.open(`/transactions?${query}`);
  for (const line of items) expect(list.text).toContain(`data-amount="${signed(line)}"`);
  const page = await visitor.open(`/wallet/${symbol}`);
  for (const amount of [wallet.available, wallet.locked]) {
    expect(page.text).toContain(`data-amount="${amount}"`);
  }
  return wallet;
}

test("R9.2 after a deposit, a conversion and a transfer every screen and the file show the same digits", async ({
  application,
  sandbox,
  newcomer,
}) => {
  const visitor = new Visitor(application.url);
  const { username, password } = newcomer;
  await visitor.post("/api/session/login", { username, password });
  await sandbox.deposit(username, "USDT", "100.000000000000000001");
  const { quoteId } = await order<{ quoteId: string }>(visitor, "account/wallet/convert/quote", {
    from: "USDT",
    to: "MERLIN",
    amount: "33.333333333333333333",
  });
  await order(visitor, "account/wallet/convert", { quoteId });
  await order(visitor, "account/wallet/transfer", {
    symbol: "USDT",
    toUsername: "dora",
    amount: "12.500000000000000003",
  });
  const usdt = await expectEqualEverywhere(visitor, "USDT");
  expect(usdt.available).toBe("54.166666666666666665");
  await expectEqualEverywhere(visitor, "MERLIN");
  expect(await sandbox.reconcile()).toMatchObject({ balanced: true });
});

test("R9.2 a withdrawal that arrives and one that is cancelled leave the same digits everywhere", async ({
  application,
  sandbox,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.login("erik");
  await visitor.post("/api/session/two-factor", { code: await sandbox.code("erik") });
  const before = await expectEqualEverywhere(visitor, "USDT");
  const { items } = await read<{ items: { id: string }[] }>(
    visitor,
    "account/blockchain-wallet/list",
  );
  const withdraw = async (amount: string) =>
    order<{ request: { id: string } }>(visitor, "account/wallet/withdraw", {
      symbol: "USDT",
      walletId: items[0]?.id,
      amount,
      code: await sandbox.code("erik"),
    });
  await withdraw("20.000000000000000007");
  const held = await expectEqualEverywhere(visitor, "USDT");
  expect(units(before.available) - units(held.available)).toBe(units("21.000000000000000007"));
  expect(units(held.locked) - units(before.locked)).toBe(units("21.000000000000000007"));
  await sandbox.advance(300);
  const arrived = await expectEqualEverywhere(visitor, "USDT");
  expect([arrived.available, arrived.locked]).toEqual([held.available, before.locked]);
  const { request } = await withdraw("150");
  await order(visitor, `account/wallet/withdraw/${request.id}/cancel`);
  const returned = await expectEqualEverywhere(visitor, "USDT");
  expect(returned).toMatchObject({ available: held.available, locked: before.locked });
  expect(await sandbox.reconcile()).toMatchObject({ balanced: true });
});

test("R9.2 a day's profit adds up from the very lines of the ledger", async ({ application }) => {
  const visitor = new Visitor(application.url);
  await visitor.login("anna");
  interface Day {
    readonly day: string;
    readonly totalUSDT: string;
    readonly bySource: Readonly<Record<string, readonly { symbol: string; amount: string }[]>>;
  }
  interface Lines extends Day {
    readonly lines: readonly { source: string; transaction: Line; valueUSDT: string }[];
  }
  const { items } = await read<{ items: Day[] }>(visitor, "transaction/daily-profit?pageSize=7");
  expect(items).toHaveLength(7);
  for (const { day, totalUSDT, bySource } of items) {
    const detail = await read<Lines>(visitor, `transaction/daily-profit/${day}`);
    const sum = detail.lines.reduce((total, { valueUSDT }) => total + units(valueUSDT), 0n);
    expect(sum, day).toBe(units(totalUSDT));
    expect(detail.bySource, day).toEqual(bySource);
    for (const { source, transaction } of detail.lines) {
      const line = await read<Line>(visitor, `transaction/${transaction.id}`);
      expect(signed(line), day).toBe(signed(transaction));
      expect(Object.keys(bySource), day).toContain(source);
    }
  }
});
