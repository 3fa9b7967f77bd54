import { rowId } from "../database/row-id.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { walletBalances } from "../ledger/balances.ts";
import { machineView } from "../machine/machine-view.ts";
import { listBoosts } from "../mining/boosts.ts";
import { placeOrder, renewMachine } from "./order.ts";
import { listOrders, orderView } from "./order-view.ts";
import { listProducts } from "./product-view.ts";
import { quoteProduct } from "./quote.ts";
import { quoteUpgrade, upgradeMachine } from "./upgrade.ts";

export const marketplaceHandlers: ServiceHandlers<"marketplace"> = {
  products: ({ sandbox: { database, clock } }, { query }) =>
    listProducts(database, query, clock.now()),

  quote({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => quoteProduct(database, member, body, clock.now()));
  },

  order({ sandbox: { database, clock }, member, session, write }, { body }) {
    return write(() => {
      const now = clock.now();
      const caller = { member, session };
      const { orderId, product, machineIds, boostIds } = placeOrder(database, caller, body, now);
      const boosts = listBoosts(database, member.id, now);
      return {
        order: orderView(database, member.id, orderId),
        machines: machineIds.map((id) => machineView(database, member.id, id, now)),
        boosts: boosts.filter(({ id }) => boostIds.includes(String(id))),
        wallets: walletBalances(database, member.id, [product.currency]),
      };
    });
  },

  orders: ({ sandbox, member }, { query }) => listOrders(sandbox.database, member.id, query),

  renew({ sandbox: { database, clock }, member, session, write }, { params, body }) {
    const id = rowId(params.id);
    return write(() => {
      const now = clock.now();
      const orderId = renewMachine(database, { member, session }, id, body, now);
      return {
        machine: machineView(database, member.id, id, now),
        order: orderView(database, member.id, orderId),
        wallets: walletBalances(database, member.id, ["USDT"]),
      };
    });
  },

  upgradeQuote({ sandbox: { database, clock }, member, write }, { params, body }) {
    return write(() => quoteUpgrade(database, member, rowId(params.id), body, clock.now()));
  },

  upgrade({ sandbox: { database, clock }, member, session, write }, { params, body }) {
    const id = rowId(params.id);
    return write(() => {
      const now = clock.now();
      const orderId = upgradeMachine(database, { member, session }, id, body, now);
      return {
        machine: machineView(database, member.id, id, now),
        order: orderView(database, member.id, orderId),
        wallets: walletBalances(database, member.id, ["USDT"]),
      };
    });
  },
};
