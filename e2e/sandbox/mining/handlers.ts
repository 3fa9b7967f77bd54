import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import { rowId } from "../database/row-id.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { walletBalances } from "../ledger/balances.ts";
import { machineViews } from "../machine/machine-view.ts";
import { applyBoost, listBoosts } from "./boosts.ts";
import { miningChart } from "./chart.ts";
import { claim } from "./claim.ts";
import { sessionHistory } from "./history.ts";
import { rateView } from "./rate-view.ts";
import { requireValid } from "./require-valid.ts";
import { sessionView } from "./session-view.ts";
import { startSession } from "./start.ts";

export const miningHandlers: ServiceHandlers<"mining"> = {
  session({ sandbox: { database, clock }, member }) {
    requireValid(member);
    return sessionView(database, member.id, clock.now());
  },

  start({ sandbox: { database, clock }, member, write }) {
    requireValid(member);
    return write(() => {
      const now = clock.now();
      const hasClaimed = startSession(database, member.id, now);
      return {
        session: sessionView(database, member.id, now),
        wallets: hasClaimed ? walletBalances(database, member.id, ["mBTC"]) : [],
      };
    });
  },

  claim({ sandbox: { database, clock }, member, write }) {
    requireValid(member);
    return write(() => {
      const now = clock.now();
      const { gross, fee } = claim(database, member.id, now);
      return {
        claimed: { gross: fromUnits(gross), fee: fromUnits(fee), net: fromUnits(gross - fee) },
        session: sessionView(database, member.id, now),
        wallets: walletBalances(database, member.id, ["mBTC"]),
      };
    });
  },

  rate({ sandbox: { database, clock }, member }) {
    requireValid(member);
    return rateView(database, member.id, clock.now());
  },

  machines({ sandbox: { database, clock }, member }, { query }) {
    requireValid(member);
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, status } = query;
    const now = clock.now();
    const machines = machineViews(database, member.id, now, status);
    const items = machines.slice((page - 1) * pageSize, page * pageSize);
    return { items, page, pageSize, total: machines.length, serverTime: toInstant(now) };
  },

  boosts({ sandbox: { database, clock }, member }) {
    requireValid(member);
    const now = clock.now();
    return { items: listBoosts(database, member.id, now), serverTime: toInstant(now) };
  },

  applyBoost({ sandbox: { database, clock }, member, write }, { params, body }) {
    requireValid(member);
    return write(() => {
      const now = clock.now();
      const boost = applyBoost(database, member.id, rowId(params.id), body, now);
      return { boost, session: sessionView(database, member.id, now) };
    });
  },

  history({ sandbox: { database, clock }, member }, { query }) {
    requireValid(member);
    return sessionHistory(database, member.id, query, clock.now());
  },

  chart({ sandbox: { database, clock }, member }, { query }) {
    requireValid(member);
    return { points: miningChart(database, member.id, query.range ?? "24h", clock.now()) };
  },
};
