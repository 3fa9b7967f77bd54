import { randomUUID } from "node:crypto";
import { contract } from "../../../lib/contract/registry.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { startTestSandbox } from "./start.ts";

const { resale } = contract;

/** Three members who trade with each other, the first with a new Nano; nobody else offers or mines with anything. */
export async function startReselling() {
  const sandbox = await startTestSandbox();
  const { database } = sandbox.running.sandbox;

  async function enter(amount = "5000"): Promise<readonly [username: string, bearer: string]> {
    const username = addMember(sandbox.running);
    await sandbox.control("deposit", { username, symbol: "USDT", amount });
    return [username, (await sandbox.login(username)).accessToken];
  }

  async function buyNew(bearer: string, productId: string): Promise<string> {
    const { quote, order } = contract.marketplace;
    const { quoteId } = (await sandbox.call(quote, { bearer, body: { productId } })).value();
    const bought = await sandbox.call(order, { bearer, key: randomUUID(), body: { quoteId } });
    return bought.value().machines?.[0]?.id ?? "";
  }

  const [[sellerName, seller], [buyerName, buyer], [, other]] = [
    await enter(),
    await enter(),
    await enter(),
  ];
  database.run("DELETE FROM machine_term");
  database.run("UPDATE resale_listing SET status = 'cancelled'");
  const id = await buyNew(seller, "nano");

  const askOffer = (price: string, machine = id, bearer = seller) =>
    sandbox.call(resale.offer, { bearer, params: { id: machine }, body: { price } });

  const list = (quoteId: string, key: string = randomUUID(), bearer = seller) =>
    sandbox.call(resale.list, { bearer, key, body: { quoteId } });

  const askPrice = (listing: string, bearer = buyer) =>
    sandbox.call(resale.quote, { bearer, params: { id: listing } });

  const take = (listing: string, body: object, bearer = buyer, key: string = randomUUID()) =>
    sandbox.call(resale.buy, { bearer, key, params: { id: listing }, body });

  return {
    ...{
      sandbox,
      database,
      seller,
      buyer,
      other,
      id,
      enter,
      buyNew,
      askOffer,
      list,
      askPrice,
      take,
    },
    names: { seller: sellerName, buyer: buyerName },

    /** Offers a machine of the seller; the listing's id. */
    async offer(price: string, machine = id): Promise<string> {
      return (await list((await askOffer(price, machine)).value().quoteId)).value().listing.id;
    },

    async buyListed(listing: string, bearer = buyer) {
      const { quoteId, total } = (await askPrice(listing, bearer)).value();
      return take(listing, { quoteId, price: total.amount }, bearer);
    },

    book: async (query: Record<string, string> = {}, bearer = buyer) =>
      (await sandbox.call(resale.listings, { bearer, query })).value(),

    trades: async (bearer: string) => (await sandbox.call(resale.trades, { bearer })).value().items,

    own: async () => (await sandbox.call(resale.own, { bearer: seller })).value().items,

    machinesOf: async (bearer: string) =>
      (await sandbox.call(contract.mining.machines, { bearer })).value().items,

    advance: sandbox.advance,

    /** What a member has available, in units of 10⁻¹⁸ USDT. */
    async balance(bearer: string): Promise<bigint> {
      const asked = { bearer, params: { code: "USDT" } };
      const wallet = (await sandbox.call(contract.account.wallet, asked)).value();
      return toUnits(wallet.available ?? "0");
    },

    expectBalanced: sandbox.expectBalanced,
  };
}
