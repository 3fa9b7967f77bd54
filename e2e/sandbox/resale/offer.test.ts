import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { startReselling } from "../testing/reselling.ts";

const { resale } = contract;
const DAY = 86_400;

let market: Awaited<ReturnType<typeof startReselling>>;
beforeEach(async () => {
  market = await startReselling();
});
afterEach(async () => {
  await market.sandbox.close();
});

it("R15.25 an own, valid machine with more than seven days left is sold; the Starter, another's and one that is offered are not", async () => {
  const { sandbox, database, seller, buyer, id, askOffer, askPrice, offer, machinesOf } = market;
  const starter = database.run(
    "INSERT INTO machine (member_id, product_id, th, w_per_th) SELECT member_id, 'starter', 16, 40 FROM machine WHERE id = ? AND NOT EXISTS (SELECT 1 FROM machine s WHERE s.member_id = machine.member_id AND s.product_id = 'starter')",
    id,
  );
  const free =
    database.get<{ id: number }>(
      "SELECT s.id FROM machine s JOIN machine m ON m.member_id = s.member_id WHERE m.id = ? AND s.product_id = 'starter'",
      id,
    )?.id ?? starter.id;
  const now = sandbox.running.sandbox.clock.now();
  database.run(
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

it("R15.25 nothing is offered while withdrawals are locked", async () => {
  const { askOffer, database, names, sandbox } = market;
  const until = sandbox.running.sandbox.clock.now() + DAY * 1_000;
  const set = "UPDATE member SET withdrawal_lock_until = ? WHERE username = ?";
  database.run(set, until, names.seller);
  expect((await askOffer("50")).json().statusCode).toBe(4038);
});

it("R15.25 a price is within its bounds and in whole cents", async () => {
  const { seller, id, askOffer, machinesOf } = market;
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
  const { sandbox, seller, id, askOffer, list, offer, buyListed } = market;
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
  const { sandbox, seller, id, askOffer, list, offer, buyListed, book, expectBalanced } = market;
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
  const { sandbox, database, seller, askOffer, askPrice, take, offer, book, advance } = market;
  const listing = await offer("50");
  database.run(
    `INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth, locale, time_zone, label, created_at)
     SELECT m.member_id, s.id, '', '', '', 'en-US', 'UTC', '', 0
     FROM machine m JOIN session s ON s.member_id = m.member_id WHERE m.id = ? LIMIT 1`,
    market.id,
  );
  await advance(173 * DAY - 60);
  expect((await book()).items).toHaveLength(1);
  const { quoteId } = (await askPrice(listing)).value();
  await advance(61);
  expect((await book()).items).toEqual([]);
  expect((await take(listing, { quoteId, price: "50" })).json().statusCode).toBe(4091);
  const { items } = (await sandbox.call(contract.notification.list, { bearer: seller })).value();
  expect(items[0]).toMatchObject({ title: "Your Nano is no longer for sale" });
  // A device is told by the words of the kind: no session has ended.
  expect(database.all("SELECT payload FROM push_message")).toEqual([]);
  expect((await askOffer("50")).json().message).toBe(
    "A machine needs more than 7 days left to be sold.",
  );
});

it("R15.25 freezing or closing the account takes its machines off sale", async () => {
  const {
    sandbox,
    database,
    seller,
    buyer,
    other,
    names,
    buyNew,
    askOffer,
    list,
    askPrice,
    offer,
    book,
    expectBalanced,
  } = market;
  const listing = await offer("50");
  await sandbox.call(contract.freeze.freeze, { bearer: seller });
  expect((await book()).items).toEqual([]);
  expect((await askPrice(listing)).json().statusCode).toBe(4091);

  const machine = await buyNew(buyer, "nano");
  const { quoteId } = (await askOffer("50", machine, buyer)).value();
  await list(quoteId, randomUUID(), buyer);
  expect((await book({}, other)).items).toHaveLength(1);
  const { clock } = sandbox.running.sandbox;
  const { closeAccount } = await import("../personal-data/close-account.ts");
  const row = database.get<{ id: number }>("SELECT id FROM member WHERE username = ?", names.buyer);
  database.transaction(() => closeAccount(database, row?.id ?? 0, clock.now()));
  expect((await book({}, other)).items).toEqual([]);
  await expectBalanced();
});

it("R15.25 a member has ten machines for sale at most", async () => {
  const { sandbox, seller, names, buyNew, askOffer, offer, own } = market;
  await sandbox.control("deposit", { username: names.seller, symbol: "USDT", amount: "2000" });
  await offer("50");
  for (let count = 1; count < 10; count += 1) {
    await offer("50", await buyNew(seller, "nano"));
  }
  const one = await buyNew(seller, "nano");
  expect((await askOffer("50", one)).json().statusCode).toBe(4091);
  expect(await own()).toHaveLength(10);
});
