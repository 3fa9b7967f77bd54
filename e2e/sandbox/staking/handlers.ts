import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import type { MemberContext, ServiceHandlers } from "../http/context.ts";
import { walletBalances } from "../ledger/balances.ts";
import { changePosition, openPositionOf, quoteChange } from "./change.ts";
import { listPositions, listRewards, stakingSummary } from "./overview.ts";
import { findPosition, positionView } from "./position.ts";
import { listStakeProducts, stakeProductView } from "./products.ts";
import { redeem, setAutoRenew } from "./redeem.ts";
import { quoteStake, subscribe } from "./subscribe.ts";

function viewOf(database: Database, memberId: number, id: number) {
  const position = findPosition(database, memberId, id);
  if (!position) throw new Error(`Member ${memberId} has no position ${id}`);
  return positionView(position);
}

function changed(
  { sandbox: { database, clock }, member, write }: MemberContext,
  positionId: string,
  order: Parameters<typeof changePosition>[3],
) {
  return write(() => {
    const id = rowId(positionId);
    changePosition(database, member.id, id, order, clock.now());
    return {
      position: viewOf(database, member.id, id),
      wallets: walletBalances(database, member.id, ["MERLIN"]),
    };
  });
}

export const stakingHandlers: ServiceHandlers<"staking"> = {
  products: ({ sandbox: { database, clock } }) => ({
    items: listStakeProducts(database).map(stakeProductView),
    serverTime: toInstant(clock.now()),
  }),

  summary: ({ sandbox: { database, clock }, member }) =>
    stakingSummary(database, member.id, clock.now()),

  positions: ({ sandbox: { database, clock }, member }, { query }) => ({
    ...listPositions(database, member.id, query),
    serverTime: toInstant(clock.now()),
  }),

  quote: ({ sandbox: { database, clock } }, { body }) => quoteStake(database, body, clock.now()),

  subscribe({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => {
      const id = subscribe(database, member.id, body, clock.now());
      return {
        position: viewOf(database, member.id, id),
        wallets: walletBalances(database, member.id, ["MERLIN"]),
      };
    });
  },

  redeem({ sandbox: { database, clock }, member, write }, { params, body }) {
    return write(() => {
      const id = rowId(params.id);
      const { returned, forfeited } = redeem(database, member.id, id, body, clock.now());
      return {
        position: viewOf(database, member.id, id),
        returned: fromUnits(returned),
        forfeited: fromUnits(forfeited),
        wallets: walletBalances(database, member.id, ["MERLIN"]),
      };
    });
  },

  changeQuote({ sandbox: { database, clock }, member }, { params, body }) {
    const position = openPositionOf(database, member.id, rowId(params.id));
    return quoteChange(database, position, body, clock.now());
  },

  add: (context, { params, body }) => changed(context, params.id, { kind: "add", ...body }),

  extend: (context, { params, body }) => changed(context, params.id, { kind: "extend", ...body }),

  updatePosition({ sandbox: { database }, member, write }, { params, body }) {
    return write(() =>
      positionView(setAutoRenew(database, member.id, rowId(params.id), body.autoRenew)),
    );
  },

  rewards: ({ sandbox, member }, { query }) => listRewards(sandbox.database, member.id, query),
};
