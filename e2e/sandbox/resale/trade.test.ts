import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { proofByCode } from "../testing/protecting.ts";
import { startReselling } from "../testing/reselling.ts";

const { resale } = contract;

let market: Awaited<ReturnType<typeof startReselling>>;
beforeEach(async () => {
  market = await startReselling();
});
afterEach(async () => {
  vi.useRealTimers();
  await market.sandbox.close();
});

const systemBalance = (name: string) =>
  BigInt(
    market.database.get<{ balance: string }>(
      "SELECT balance FROM account WHERE name = ? AND currency = 'USDT'",
      name,
    )?.balance ?? 0,
  );

it("R15.25 a price goes to the seller less the fee, the fee to the platform, through an escrow that is empty again", async () => {
  const {
    sandbox,
    database,
    seller,
    buyer,
    id,
    askOffer,
    list,
    buyListed,
    trades,
    balance,
    expectBalanced,
  } = market;
  const asked = (await askOffer("100.50")).value();
  expect(asked).toMatchObject({
    feePercent: "3",
    fee: "3.015000000000000000",
    receives: "97.485000000000000000",
  });
  const key = randomUUID();
  const { listing } = (await list(asked.quoteId, key)).value();
  expect((await list(asked.quoteId, key)).value().listing.id).toBe(listing.id);
  expect(listing).toMatchObject({
    machineId: id,
    isOwn: true,
    price: { amount: asked.price.amount },
  });
  await expectBalanced();

  const [sold, paid, kept] = [
    await balance(seller),
    await balance(buyer),
    systemBalance("treasury"),
  ];
  const volume = database.get("SELECT sum(personal_volume) AS n FROM member");
  const done = (await buyListed(listing.id)).value();
  expect(fromUnits((await balance(seller)) - sold)).toBe("97.485000000000000000");
  expect(fromUnits(paid - (await balance(buyer)))).toBe("100.500000000000000000");
  expect(fromUnits(systemBalance("treasury") - kept)).toBe("3.015000000000000000");
  expect(systemBalance("escrow:resale")).toBe(0n);
  expect(done.wallets?.[0]?.available).toBe(fromUnits(await balance(buyer)));
  expect(
    database.get("SELECT count(*) AS n FROM commission WHERE base = '100500000000000000000'"),
  ).toEqual({ n: 0 });
  expect(database.get("SELECT sum(personal_volume) AS n FROM member")).toEqual(volume);
  await expectBalanced();

  const newest = async (bearer: string) =>
    (await sandbox.call(contract.transaction.list, { bearer })).value().items[0];
  expect(await newest(seller)).toMatchObject({
    type: "resale_sale",
    direction: "in",
    amount: "97.485000000000000000",
    fee: "3.015000000000000000",
  });
  expect(await newest(buyer)).toMatchObject({
    type: "resale_purchase",
    direction: "out",
    amount: "100.500000000000000000",
  });
  for (const bearer of [seller, buyer]) {
    expect((await newest(bearer))?.counterparty ?? null).toBeNull();
    expect((await trades(bearer))[0]?.transactionId).toBe((await newest(bearer))?.id);
  }
  expect((await trades(seller))[0]).toMatchObject({ side: "sale", machineId: null });
  expect((await trades(buyer))[0]).toMatchObject({ side: "purchase", machineId: done.machine.id });
});

it("R15.4 R15.25 the seller's tax report has the fee of the sale, the buyer's none", async () => {
  const { sandbox, seller, buyer, offer, buyListed } = market;
  await buyListed(await offer("100.50"));
  const year = String(new Date(sandbox.running.sandbox.clock.now()).getUTCFullYear());
  const fees = async (bearer: string) => {
    const query = { year, method: "fifo" };
    return (await sandbox.call(contract.tax.taxReport, { bearer, query })).value().summary.fees;
  };
  expect([await fees(seller), await fees(buyer)]).toEqual([
    "3.015000000000000000",
    "0.000000000000000000",
  ]);
});

it("R15.25 what a machine earned before the sale is the seller's, what it earns after is the buyer's, to the last digit", async () => {
  const {
    sandbox,
    seller,
    buyer,
    id,
    buyNew,
    offer,
    buyListed,
    machinesOf,
    advance,
    expectBalanced,
  } = market;
  // Business time goes on with this clock.
  vi.useFakeTimers({ toFake: ["Date"] });
  const { session, start, claim } = contract.mining;
  await buyNew(buyer, "nano");
  for (const bearer of [seller, buyer]) {
    await sandbox.call(start, { bearer, key: randomUUID() });
  }
  const listing = await offer("100");
  await advance(6 * 3_600);
  const accrued = async (bearer: string) =>
    (await sandbox.call(session, { bearer })).value().accrued;
  // 20 TH × 0.0005 a day for six hours, less 20 %.
  expect(await accrued(seller)).toBe("0.002000000000000000");
  const machine = (await buyListed(listing)).value().machine;
  expect(machine).toMatchObject({ th: "20", wPerTh: "35" });
  expect(machine.id).not.toBe(id);
  await advance(18 * 3_600);
  expect(await accrued(seller)).toBe("0.002000000000000000");
  // A day of the one, 18 hours of the other.
  expect(await accrued(buyer)).toBe("0.014000000000000000");
  for (const bearer of [seller, buyer]) {
    const done = await sandbox.call(claim, { bearer, key: randomUUID() });
    expect(done.value().claimed.net).toBe(
      bearer === seller ? "0.002000000000000000" : "0.014000000000000000",
    );
  }
  expect((await machinesOf(buyer)).find((one) => one.id === machine.id)?.earned).toBe(
    "0.006000000000000000",
  );
  expect((await machinesOf(seller)).some((one) => one.id === id)).toBe(false);
  await expectBalanced();
});

it("R15.25 of two who buy at once one gets the machine, and the other pays nothing", async () => {
  const { buyer, other, askPrice, take, offer, book, balance, expectBalanced } = market;
  const listing = await offer("120");
  const [one, two] = [(await askPrice(listing)).value(), (await askPrice(listing, other)).value()];
  const before = (await balance(buyer)) + (await balance(other));
  const answers = await Promise.all([
    take(listing, { quoteId: one.quoteId, price: one.total.amount }),
    take(listing, { quoteId: two.quoteId, price: two.total.amount }, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.json()).toMatchObject({ statusCode: 4091 });
  expect(before - (await balance(buyer)) - (await balance(other))).toBe(toUnits("120"));
  expect((await book()).items).toEqual([]);
  await expectBalanced();
});

it("R15.25 a purchase says the price that was shown, is the buyer's own quote, and is booked once for a key", async () => {
  const {
    seller,
    buyer,
    other,
    enter,
    buyNew,
    askPrice,
    take,
    offer,
    buyListed,
    book,
    advance,
    expectBalanced,
  } = market;
  const listing = await offer("90");
  const { quoteId, total } = (await askPrice(listing)).value();
  expect((await take(listing, { quoteId, price: "89" })).json().statusCode).toBe(4091);
  expect((await take(listing, { quoteId, price: total.amount }, other)).status).toBe(404);
  const second = await offer("80", await buyNew(seller, "nano"));
  expect((await take(second, { quoteId, price: "80" })).json().statusCode).toBe(4091);
  const key = randomUUID();
  const first = await take(listing, { quoteId, price: total.amount }, buyer, key);
  const again = await take(listing, { quoteId, price: total.amount }, buyer, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.value().trade.id).toBe(first.value().trade.id);
  const late = (await askPrice(second)).value();
  await advance(61);
  const expired = await take(second, { quoteId: late.quoteId, price: "80" });
  expect(expired.json().message).toBe("This quote has expired. Get a new one.");
  const poor = (await enter("1"))[1];
  expect((await buyListed(second, poor)).json().statusCode).toBe(4221);
  expect((await book()).items.map((one) => one.id)).toEqual([second]);
  await expectBalanced();
});

it("R15.25 the book is sorted and narrowed, and shows nothing of who sells", async () => {
  const { sandbox, database, seller, buyer, names, buyNew, offer, buyListed, book, own } = market;
  await offer("100");
  const core = await buyNew(seller, "core");
  await offer("240", core);
  const prices = async (query: Record<string, string>) =>
    (await book(query)).items.map(({ price }) => price.amount.split(".")[0]);
  expect(await prices({})).toEqual(["100", "240"]);
  expect(await prices({ sort: "-price" })).toEqual(["240", "100"]);
  expect(await prices({ sort: "perTh" })).toEqual(["240", "100"]);
  expect(await prices({ sort: "wPerTh" })).toEqual(["240", "100"]);
  expect(await prices({ sort: "-endsAt" })).toEqual(["240", "100"]);
  expect(await prices({ productId: "nano" })).toEqual(["100"]);
  expect(await book({ page: "2", pageSize: "1" })).toMatchObject({
    total: 2,
    items: [{ th: "60" }],
  });
  expect((await book({}, seller)).items.every(({ isOwn }) => isOwn)).toBe(true);
  expect((await book()).items.some(({ isOwn }) => isOwn)).toBe(false);
  expect((await own())[0]).toMatchObject({ machineId: core, receives: "232.800000000000000000" });

  const bought = await buyListed((await book()).items[0]?.id ?? "");
  const facts = (username: string) =>
    Object.values(
      database.get<Record<string, string>>(
        "SELECT username, email, full_name FROM member WHERE username = ?",
        username,
      ) ?? {},
    );
  const seen = async (bearer: string) => {
    const calls = [resale.listings, resale.own, resale.trades, contract.transaction.list] as const;
    const answers = await Promise.all(calls.map((endpoint) => sandbox.call(endpoint, { bearer })));
    const notes = await sandbox.call(contract.notification.list, { bearer });
    return [...answers, notes].map(({ text }) => text).join("\n");
  };
  for (const [name, theirs] of [
    [names.seller, `${bought.text}${await seen(buyer)}`],
    [names.buyer, await seen(seller)],
  ] as const) {
    expect(facts(name)).toHaveLength(3);
    for (const fact of facts(name)) expect(theirs).not.toContain(fact);
  }
});

it("R15.25 above 1 000 USDT, for the seller by what a new one costs, either side confirms with a code or a proof of its quote, where it has a second factor", async () => {
  const { sandbox, seller, names, buyNew, askOffer, list, askPrice, take, offer } = market;
  const username = addMember(sandbox.running, { hasSecondFactor: true });
  await sandbox.control("deposit", { username, symbol: "USDT", amount: "9000" });
  const bearer = await sandbox.bearerOf(username);
  await sandbox.control("deposit", { username: names.seller, symbol: "USDT", amount: "9000" });
  const pro = await buyNew(seller, "pro");
  const listing = await offer("1200", pro);
  const { quoteId, total, needsCode } = (await askPrice(listing, bearer)).value();
  expect(needsCode).toBe(true);
  const body = { quoteId, price: total.amount };
  expect((await take(listing, body, bearer)).json().statusCode).toBe(4032);
  const proof = await proofByCode(sandbox, bearer, "order", { quoteId }, username);
  const done = await take(listing, { ...body, proof }, bearer);
  expect(done.status).toBe(200);
  const machine = done.value().machine.id;
  const asked = (await askOffer("50", machine, bearer)).value();
  expect(asked.needsCode).toBe(true);
  expect((await list(asked.quoteId, randomUUID(), bearer)).json().statusCode).toBe(4032);
});
