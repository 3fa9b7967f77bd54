import {
  expectDaysAddUp,
  expectEqualEverywhere,
  read,
  units,
} from "../../fixtures/equal-amounts.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { order } from "../../fixtures/orders.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_SECONDS = 86_400;
const ROUND_SECONDS = 300;

interface Product {
  readonly id: string;
  readonly name?: string;
  readonly days?: number;
}

async function stake(visitor: Visitor, days: number, amount: string) {
  const products = await read<Product[] | { items: Product[] }>(visitor, "staking/products");
  const list = Array.isArray(products) ? products : products.items;
  const productId = list.find((product) => (product.days ?? 0) === days)?.id;
  const body = { productId, amount };
  return order<{ position: { id: string } }>(visitor, "staking/subscribe", body);
}

async function predict(visitor: Visitor): Promise<void> {
  const { rounds } = await read<{ rounds: { epoch: number; status: string }[] }>(
    visitor,
    "prediction/state",
  );
  const open = rounds.find(({ status }) => status === "open");
  const body = { side: "up", amount: "7.000000000000000007" };
  await order(visitor, `prediction/rounds/${open?.epoch}/enter`, body);
}

test("R9.2 after mining, airdrop, staking, a purchase, a prediction and a spin every screen and the file show the same digits", async ({
  application,
  sandbox,
  upstream,
}) => {
  // A day of rewards more would end in the rounds below.
  const leftMs = DAY_SECONDS * 1_000 - ((await sandbox.now()) % (DAY_SECONDS * 1_000));
  if (leftMs < 4 * ROUND_SECONDS * 1_000) await sandbox.advance(4 * ROUND_SECONDS);
  const username = addMember(upstream);
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  await sandbox.deposit(username, "USDT", "1000.000000000000000001");
  const exchange = { from: "USDT", to: "MERLIN", amount: "500" };
  const { quoteId } = await order<{ quoteId: string }>(
    visitor,
    "account/wallet/convert/quote",
    exchange,
  );
  await order(visitor, "account/wallet/convert", { quoteId });

  const machines = await read<Product[] | { items: Product[] }>(visitor, "market/products");
  const nano = (Array.isArray(machines) ? machines : machines.items).find(
    ({ name }) => name === "Nano",
  );
  const quote = await order<{ quoteId: string }>(visitor, "market/quote", {
    productId: nano?.id,
    qty: 1,
  });
  await order(visitor, "market/orders", { quoteId: quote.quoteId });
  await order(visitor, "mining/session/start");
  await order(visitor, "airdrop/check-in");
  await order(visitor, "game/wheel/spin", { clientSeed: "every-screen" });
  const locked = await stake(visitor, 90, "1000");
  const flexible = await stake(visitor, 0, "250.000000000000000003");
  await predict(visitor);
  await sandbox.advance(2 * ROUND_SECONDS);
  await sandbox.advance(3 * DAY_SECONDS);
  await visitor.login(username);
  const { claimed } = await order<{ claimed: { net: string } }>(visitor, "mining/session/claim");
  const early = await order<{ returned: string; forfeited: string }>(
    visitor,
    `staking/positions/${locked.position.id}/redeem`,
    { acceptForfeit: true },
  );
  expect(early).toMatchObject({
    returned: "1000.000000000000000000",
    forfeited: "0.712328767123287670",
  });
  await order(visitor, `staking/positions/${flexible.position.id}/redeem`, {
    amount: "100.000000000000000001",
  });
  await order(visitor, "airdrop/check-in");

  for (const symbol of ["USDT", "MERLIN", "AmBTC"]) await expectEqualEverywhere(visitor, symbol);
  const mined = await expectEqualEverywhere(visitor, "mBTC");
  expect(units(mined.available)).toBeGreaterThanOrEqual(units(claimed.net));
  const sources = await expectDaysAddUp(visitor, 4);
  expect([...sources]).toEqual(expect.arrayContaining(["mining", "staking", "airdrop"]));
  const pages = { "/earning/stake": "150.000000000000000002", "/mining": claimed.net };
  for (const [path, amount] of Object.entries(pages)) {
    expect((await visitor.open(path)).text, path).toContain(amount);
  }
  expect(await sandbox.reconcile()).toMatchObject({ balanced: true });
});
