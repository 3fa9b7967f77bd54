import { toInstant } from "../clock.ts";
import { rowId } from "../database/row-id.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { DEFAULT_PAGE_SIZE, pageOfRows } from "../http/paging.ts";
import { walletBalances } from "../ledger/balances.ts";
import { machineView } from "../machine/machine-view.ts";
import { refuseWhileLocked } from "../security/locked-until.ts";
import { orderBook, ownListings, ownListingView } from "./listing.ts";
import { cancelListing, listMachine, quoteOffer } from "./offer.ts";
import { RESALE_CURRENCY } from "./rules.ts";
import { buyListed, quotePurchase, tradesOf, tradeView } from "./trade.ts";

type TradeRow = Parameters<typeof tradeView>[0];

export const resaleHandlers: ServiceHandlers<"resale"> = {
  listings: ({ sandbox: { database, clock }, member }, { query }) =>
    orderBook(database, member.id, query, clock.now()),

  own({ sandbox: { database, clock }, member }, { query }) {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
    const now = clock.now();
    const rows = ownListings(database, member.id, now);
    const items = rows
      .slice((page - 1) * pageSize, page * pageSize)
      .map((row) => ownListingView(database, row, now));
    return { items, page, pageSize, total: rows.length, serverTime: toInstant(now) };
  },

  trades: ({ sandbox: { database }, member }, { query }) =>
    pageOfRows<TradeRow, ReturnType<typeof tradeView>>(
      database,
      tradesOf(member.id),
      query,
      (row) => tradeView(row, member.id),
    ),

  offer({ sandbox: { database, clock }, member, write }, { params, body }) {
    return write(() => {
      const now = clock.now();
      refuseWhileLocked(member, now);
      return quoteOffer(database, member, rowId(params.id), body.price, now);
    });
  },

  list({ sandbox: { database, clock }, member, session, write }, { body }) {
    return write(() => {
      const now = clock.now();
      refuseWhileLocked(member, now);
      const listing = listMachine(database, { member, session }, body, now);
      return { listing: ownListingView(database, listing, now) };
    });
  },

  quote({ sandbox: { database, clock }, member, write }, { params }) {
    return write(() => quotePurchase(database, member, rowId(params.id), clock.now()));
  },

  buy({ sandbox: { database, clock }, member, session, write }, { params, body }) {
    const id = rowId(params.id);
    return write(() => {
      const now = clock.now();
      const { tradeId, machineId } = buyListed(database, { member, session }, id, body, now);
      const { sql, values } = tradesOf(member.id);
      const row = database.get<TradeRow>(`${sql} AND r.id = ?`, ...values, tradeId);
      if (!row) throw new Error(`Trade ${tradeId} was not written`);
      return {
        trade: tradeView(row, member.id),
        machine: machineView(database, member.id, machineId, now),
        wallets: walletBalances(database, member.id, [RESALE_CURRENCY]),
      };
    });
  },

  cancel({ sandbox: { database, clock }, member, write }, { params }) {
    const id = rowId(params.id);
    return write(() => {
      const now = clock.now();
      const machineId = cancelListing(database, member, id, now);
      return { machine: machineView(database, member.id, machineId, now) };
    });
  },
};
