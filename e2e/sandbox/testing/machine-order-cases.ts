import type { z } from "zod";
import type { machineSchema } from "../../../lib/contract/machine.ts";
import { contract } from "../../../lib/contract/registry.ts";
import type { OrderCase } from "./order-case.ts";
import type { Caller } from "./start.ts";

interface Ordering {
  readonly call: Caller["call"];
  readonly bearer: string;
  readonly machines: () => Promise<readonly z.output<typeof machineSchema>[]>;
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** How many rows a query has whose one parameter is the member. */
  readonly count: (sql: string) => number;
}

const OF_MACHINES = "market_order WHERE member_id = ? AND machine_id IS NOT NULL";
const UPGRADES = "SELECT order_id FROM machine_upgrade";
/** What a member may order of machines: from the service, for own ones, and from other members. */
export function machineOrderCases({
  call,
  bearer,
  machines,
  pick,
  count,
}: Ordering): Readonly<Record<string, OrderCase>> {
  return {
    buy: {
      endpoint: contract.marketplace.order,
      async request() {
        const body = { productId: pick(["nano", "boost_20", "boost_50"]) };
        const { quoteId } = (await call(contract.marketplace.quote, { bearer, body })).value();
        return { body: { quoteId } };
      },
      booked: () => count("market_order WHERE member_id = ? AND machine_id IS NULL"),
    },
    renew: {
      endpoint: contract.marketplace.renew,
      async request() {
        const machine = pick((await machines()).filter(({ productId }) => productId === "nano"));
        if (!machine) return null;
        const body = { productId: "nano", machineId: machine.id };
        const quote = await call(contract.marketplace.quote, { bearer, body });
        if (quote.status !== 200) return null;
        const { quoteId } = quote.value();
        return { body: { quoteId, endsAt: machine.endsAt }, params: { id: machine.id } };
      },
      booked: () => count(`${OF_MACHINES} AND id NOT IN (${UPGRADES})`),
    },
    upgrade: {
      endpoint: contract.marketplace.upgrade,
      async request() {
        const machine = pick((await machines()).filter(({ upgrade }) => upgrade));
        const th = pick(machine?.upgrade?.th ?? []);
        if (!machine || th === undefined) return null;
        const params = { id: machine.id };
        const asked = { bearer, params, body: { th } };
        const quote = await call(contract.marketplace.upgradeQuote, asked);
        return quote.status === 200 ? { body: { quoteId: quote.value().quoteId }, params } : null;
      },
      booked: () => count(`${OF_MACHINES} AND id IN (${UPGRADES})`),
    },
    listMachine: {
      endpoint: contract.resale.list,
      async request() {
        const machine = pick((await machines()).filter(({ resale }) => resale));
        if (!machine) return null;
        const body = { price: pick(["90", "110.25", "131.07"]) };
        const asked = { bearer, params: { id: machine.id }, body };
        const quote = await call(contract.resale.offer, asked);
        return quote.status === 200 ? { body: { quoteId: quote.value().quoteId } } : null;
      },
      booked: () => count("resale_listing WHERE member_id = ?"),
    },
    buyListed: {
      endpoint: contract.resale.buy,
      async request() {
        const { items } = (await call(contract.resale.listings, { bearer })).value();
        const listing = pick(items.filter(({ isOwn }) => !isOwn));
        if (!listing) return null;
        const params = { id: listing.id };
        const { quoteId } = (await call(contract.resale.quote, { bearer, params })).value();
        return { body: { quoteId, price: listing.price.amount }, params };
      },
      booked: () => count("resale_trade WHERE buyer_id = ?"),
    },
    cancelListing: {
      endpoint: contract.resale.cancel,
      async request() {
        const { items } = (await call(contract.resale.own, { bearer })).value();
        const listing = pick(items);
        return listing ? { params: { id: listing.id } } : null;
      },
      booked: () => count("resale_listing WHERE member_id = ? AND status = 'cancelled'"),
    },
  };
}
