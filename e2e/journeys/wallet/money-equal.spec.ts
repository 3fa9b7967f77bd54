import {
  expectDaysAddUp,
  expectEqualEverywhere,
  read,
  units,
} from "../../fixtures/equal-amounts.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { order } from "../../fixtures/orders.ts";
import { expect, test } from "../../fixtures/test.ts";

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
  await expectDaysAddUp(visitor, 7);
});
