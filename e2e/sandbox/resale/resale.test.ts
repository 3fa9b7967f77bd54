import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { proofByCode } from "../testing/protecting.ts";
import { startTestSandbox } from "../testing/start.ts";
import { RESALE_MAX_LISTINGS } from "./rules.ts";

const { resale } = contract;
const DAY = 86_400;

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let seller = "";
let buyer = "";
let other = "";
let id = "";
const names = { seller: "", buyer: "", other: "" };

/** A member with enough to buy whatever there is, and no free machine that would mine beside. */
async function enter(amount = "5000"): Promise<readonly [string, string]> {
  const username = addMember(sandbox.running);
  await sandbox.control("deposit", { username, symbol: "USDT", amount });
  return [username, (await sandbox.login(username)).accessToken];
}

beforeEach(async () => {
  sandbox = await startTestSandbox();
  [names.seller, seller] = await enter();
  [names.buyer, buyer] = await enter();
  [names.other, other] = await enter();
  const { database } = sandbox.running.sandbox;
  database.run("DELETE FROM machine_term");
  database.run("UPDATE resale_listing SET status = 'cancelled'");
  id = await buyNew(seller, "nano");
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.close();
});

async function buyNew(bearer: string, productId: string): Promise<string> {
  const { quote, order } = contract.marketplace;
  const { quoteId } = (await sandbox.call(quote, { bearer, body: { productId } })).value();
  const bought = await sandbox.call(order, { bearer, key: randomUUID(), body: { quoteId } });
  return bought.value().machines?.[0]?.id ?? "";
}

const askOffer = (price: string, machine = id, bearer = seller) =>
  sandbox.call(resale.offer, { bearer, params: { id: machine }, body: { price } });

const list = (quoteId: string, key: string = randomUUID(), bearer = seller) =>
  sandbox.call(resale.list, { bearer, key, body: { quoteId } });

async function offer(price: string, machine = id): Promise<string> {
  return (await list((await askOffer(price, machine)).value().quoteId)).value().listing.id;
}

const askPrice = (listing: string, bearer = buyer) =>
  sandbox.call(resale.quote, { bearer, params: { id: listing } });

const take = (listing: string, body: object, bearer = buyer, key: string = randomUUID()) =>
  sandbox.call(resale.buy, { bearer, key, params: { id: listing }, body });

async function buyListed(listing: string, bearer = buyer) {
  const { quoteId, total } = (await askPrice(listing, bearer)).value();
  return take(listing, { quoteId, price: total.amount }, bearer);
}

const book = async (query: Record<string, string> = {}, bearer = buyer) =>
  (await sandbox.call(resale.listings, { bearer, query })).value();

const trades = async (bearer: string) =>
  (await sandbox.call(resale.trades, { bearer })).value().items;

const own = async (bearer = seller) => (await sandbox.call(resale.own, { bearer })).value().items;

const machinesOf = async (bearer: string) =>
  (await sandbox.call(contract.mining.machines, { bearer })).value().items;

const advance = (seconds: number) => sandbox.control("clock", { advanceSeconds: seconds });

async function balance(bearer: string): Promise<bigint> {
  const asked = { bearer, params: { code: "USDT" } };
  return toUnits((await sandbox.call(contract.account.wallet, asked)).value().available ?? "0");
}

async function expectBalanced() {
  const { json } = await sandbox.control("reconcile", {});
  expect(json).toMatchObject({ balanced: true, differences: [] });
}

const systemBalance = (name: string) =>
  BigInt(
    sandbox.running.sandbox.database.get<{ balance: string }>(
      "SELECT balance FROM account WHERE name = ? AND currency = 'USDT'",
      name,
    )?.balance ?? 0,
  );

it("R15.25 a price goes to the seller less the fee, the fee to the platform, through an escrow that is empty again", async () => {
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
  const volume = sandbox.running.sandbox.database.get(
    "SELECT sum(personal_volume) AS n FROM member",
  );
  const done = (await buyListed(listing.id)).value();
  expect(fromUnits((await balance(seller)) - sold)).toBe("97.485000000000000000");
  expect(fromUnits(paid - (await balance(buyer)))).toBe("100.500000000000000000");
  expect(fromUnits(systemBalance("treasury") - kept)).toBe("3.015000000000000000");
  expect(systemBalance("escrow:resale")).toBe(0n);
  expect(done.wallets?.[0]?.available).toBe(fromUnits(await balance(buyer)));
  expect(
    sandbox.running.sandbox.database.get(
      "SELECT count(*) AS n FROM commission WHERE base = '100500000000000000000'",
    ),
  ).toEqual({ n: 0 });
  expect(
    sandbox.running.sandbox.database.get("SELECT sum(personal_volume) AS n FROM member"),
  ).toEqual(volume);
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

it("R15.25 what a machine earned before the sale is the seller's, what it earns after is the buyer's, to the last digit", async () => {
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

it("R15.25 an own, valid machine with more than seven days left is sold; the Starter, another's and one that is offered are not", async () => {
  const starter = sandbox.running.sandbox.database.run(
    "INSERT INTO machine (member_id, product_id, th, w_per_th) SELECT member_id, 'starter', 16, 40 FROM machine WHERE id = ? AND NOT EXISTS (SELECT 1 FROM machine s WHERE s.member_id = machine.member_id AND s.product_id = 'starter')",
    id,
  );
  const free =
    sandbox.running.sandbox.database.get<{ id: number }>(
      "SELECT s.id FROM machine s JOIN machine m ON m.member_id = s.member_id WHERE m.id = ? AND s.product_id = 'starter'",
      id,
    )?.id ?? starter.id;
  const now = sandbox.running.sandbox.clock.now();
  sandbox.running.sandbox.database.run(
    "INSERT INTO machine_term (machine_id, starts_at, ends_at) VALUES (?, ?, ?)",
    free,
    now,
    now + 30 * DAY * 1_000,
  );
  expect((await askOffer("5", String(free))).status).toBe(409);
  expect((await askOffer("50", id, buyer)).status).toBe(404);
  const listing = await offer("50");
  expect((await askOffer("50")).json().statusCode).toBe(4091);
  expect((await askPrice(listing, seller)).json().message).toBe("This machine is yours.");
  expect((await machinesOf(seller)).find((one) => one.id === id)).toMatchObject({
    listing: { id: listing, price: "50.000000000000000000" },
    resale: null,
    upgrade: null,
    canRenew: false,
  });
  const newcomer = addMember(sandbox.running, { isUnverified: true });
  const bearer = (await sandbox.login(newcomer)).accessToken;
  expect((await askPrice(listing, bearer)).json().statusCode).toBe(4030);
});

it("R15.25 a price is within its bounds and in whole cents", async () => {
  const machine = (await machinesOf(seller)).find((one) => one.id === id);
  expect(machine?.resale).toEqual({
    minPrice: "1.000000000000000000",
    maxPrice: "270.000000000000000000",
    newPrice: "135.000000000000000000",
  });
  for (const price of ["0.99", "270.01", "20.001"]) {
    const answer = await askOffer(price);
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ["price"]]);
  }
  for (const price of ["1", "270"]) expect((await askOffer(price)).status).toBe(200);
});

it("R15.25 a machine that is offered is neither renewed nor upgraded, and can be again once it is taken back", async () => {
  const { upgradeQuote, upgrade, quote, renew } = contract.marketplace;
  const params = { id };
  const bearer = seller;
  const upgrading = await sandbox.call(upgradeQuote, { bearer, params, body: { th: "30" } });
  const renewing = await sandbox.call(quote, {
    bearer,
    body: { productId: "nano", machineId: id },
  });
  const asked = (await askOffer("60")).value().quoteId;
  const listing = (await list(asked)).value().listing.id;
  const orders = [
    [upgrade, upgrading.value().quoteId],
    [renew, renewing.value().quoteId],
  ] as const;
  for (const [endpoint, quoteId] of orders) {
    const body = { quoteId };
    const answer = await sandbox.call(endpoint, { bearer, key: randomUUID(), params, body });
    expect(answer.json().message).toBe("This machine is for sale. Take it off sale first.");
  }
  expect((await sandbox.call(upgradeQuote, { bearer, params, body: { th: "30" } })).status).toBe(
    409,
  );
  const key = randomUUID();
  const cancel = () => sandbox.call(resale.cancel, { bearer, key, params: { id: listing } });
  expect((await cancel()).value().machine).toMatchObject({ id, listing: null });
  expect((await cancel()).status).toBe(200);
  expect((await buyListed(await offer("61"))).status).toBe(200);
  const late = await sandbox.call(resale.cancel, {
    bearer,
    key: randomUUID(),
    params: { id: listing },
  });
  expect(late.json().statusCode).toBe(4091);
});

it("R15.25 a quote to sell holds for the machine as it was", async () => {
  const asked = (await askOffer("60")).value().quoteId;
  const { upgradeQuote, upgrade } = contract.marketplace;
  const params = { id };
  const { quoteId } = (
    await sandbox.call(upgradeQuote, { bearer: seller, params, body: { th: "30" } })
  ).value();
  await sandbox.call(upgrade, { bearer: seller, key: randomUUID(), params, body: { quoteId } });
  expect((await list(asked)).json().message).toBe("This machine has changed. Get a new quote.");
  const listing = await offer("60");
  expect((await book()).items[0]).toMatchObject({
    id: listing,
    th: "30",
    perTh: "2.000000000000000000",
  });
  expect((await buyListed(listing)).value().machine).toMatchObject({
    th: "30",
    upgrade: { th: expect.any(Array) },
  });
  await expectBalanced();
});

it("R15.25 an offer ends by itself seven days before the machine does, and its seller is told", async () => {
  const listing = await offer("50");
  await advance(173 * DAY - 60);
  expect((await book()).items).toHaveLength(1);
  const { quoteId } = (await askPrice(listing)).value();
  await advance(61);
  expect((await book()).items).toEqual([]);
  expect((await take(listing, { quoteId, price: "50" })).json().statusCode).toBe(4091);
  const { items } = (await sandbox.call(contract.notification.list, { bearer: seller })).value();
  expect(items[0]).toMatchObject({ title: "Your Nano is no longer for sale" });
  expect((await askOffer("50")).json().message).toBe(
    "A machine needs more than 7 days left to be sold.",
  );
});

it("R15.25 the book is sorted and narrowed, and shows nothing of who sells", async () => {
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
  const { database } = sandbox.running.sandbox;
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
    for (const fact of facts(name)) expect(theirs).not.toContain(fact);
  }
});

it("R15.25 freezing or closing the account takes its machines off sale", async () => {
  const listing = await offer("50");
  await sandbox.call(contract.freeze.freeze, { bearer: seller });
  expect((await book()).items).toEqual([]);
  expect((await askPrice(listing)).json().statusCode).toBe(4091);

  const machine = await buyNew(buyer, "nano");
  const { quoteId } = (await askOffer("50", machine, buyer)).value();
  await list(quoteId, randomUUID(), buyer);
  expect((await book({}, other)).items).toHaveLength(1);
  const { database, clock } = sandbox.running.sandbox;
  const { closeAccount } = await import("../personal-data/close-account.ts");
  const row = database.get<{ id: number }>("SELECT id FROM member WHERE username = ?", names.buyer);
  database.transaction(() => closeAccount(database, row?.id ?? 0, clock.now()));
  expect((await book({}, other)).items).toEqual([]);
  await expectBalanced();
});

it("R15.25 above 1 000 USDT either side confirms with a code or a proof of its quote, where it has a second factor", async () => {
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
  const asked = (await askOffer("1100", machine, bearer)).value();
  expect(asked.needsCode).toBe(true);
  expect((await list(asked.quoteId, randomUUID(), bearer)).json().statusCode).toBe(4032);
});

it("R15.25 a member has ten machines for sale at most", async () => {
  await sandbox.control("deposit", { username: names.seller, symbol: "USDT", amount: "2000" });
  await offer("50");
  for (let count = 1; count < RESALE_MAX_LISTINGS; count += 1) {
    await offer("50", await buyNew(seller, "nano"));
  }
  const one = await buyNew(seller, "nano");
  expect((await askOffer("50", one)).json().statusCode).toBe(4091);
  expect(await own()).toHaveLength(RESALE_MAX_LISTINGS);
});
