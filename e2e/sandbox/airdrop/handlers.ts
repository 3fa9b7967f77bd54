import { fromUnits } from "../../../lib/money/decimal.ts";
import { findById, type Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { balanceOf, walletBalances } from "../ledger/balances.ts";
import { AIRDROP_RATE } from "../wallet/convert-quote.ts";
import { checkIn, checkInView } from "./check-in.ts";
import { claimTask, requireTask, verifyTask } from "./claim.ts";
import { conversionView, convertAirdrop } from "./conversion.ts";
import { airdropHistory } from "./history.ts";
import { airdropLeaderboard, seasonRank } from "./leaderboard.ts";
import { currentSeason, seasonView } from "./season.ts";
import { taskView, taskViews } from "./task-view.ts";

/** The member as the transaction finds it: an earlier request may have changed it meanwhile. */
function reread(database: Database, member: Member): Member {
  return findById(database, member.id) ?? member;
}

export const airdropHandlers: ServiceHandlers<"airdrop"> = {
  summary({ sandbox: { database, clock }, member, language }) {
    const now = clock.now();
    const season = currentSeason(database, now);
    const balance = balanceOf(database, { memberId: member.id, bucket: "available" }, "AmBTC");
    return {
      serverTime: toInstant(now),
      season: season ? seasonView(database, season, language) : null,
      balance: fromUnits(balance),
      rank: seasonRank(database, member.id, season?.startsAt ?? 0),
      checkIn: checkInView(database, member.id, now),
      conversion: conversionView(database, member),
    };
  },

  tasks({ sandbox: { database, clock }, member }) {
    const now = clock.now();
    return { items: taskViews(database, member, now), serverTime: toInstant(now) };
  },

  verify({ sandbox: { database, clock }, member, write }, { params, body }) {
    const task = requireTask(params.id);
    return write(() => {
      const now = clock.now();
      verifyTask(database, member, task, body.visitId, now);
      return taskView(database, member, task, now);
    });
  },

  claim({ sandbox: { database, clock }, member, write }, { params }) {
    const task = requireTask(params.id);
    return write(() => {
      const now = clock.now();
      const claimed = claimTask(database, reread(database, member), task, now);
      return {
        task: taskView(database, reread(database, member), task, now),
        claimed: fromUnits(claimed),
        wallets: walletBalances(database, member.id, ["AmBTC"]),
      };
    });
  },

  checkIn({ sandbox: { database, clock }, member, write }) {
    return write(() => {
      const now = clock.now();
      const { reward, isValid } = checkIn(database, reread(database, member), now);
      return {
        checkIn: checkInView(database, member.id, now),
        reward: fromUnits(reward),
        isValid,
        wallets: walletBalances(database, member.id, ["AmBTC"]),
      };
    });
  },

  convert({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => {
      const { given, received } = convertAirdrop(database, member, body, clock.now());
      return {
        from: fromUnits(given),
        to: fromUnits(received),
        rate: fromUnits(AIRDROP_RATE),
        wallets: walletBalances(database, member.id, ["AmBTC", "mBTC"]),
      };
    });
  },

  leaderboard: ({ sandbox: { database, clock }, member }, { query }) =>
    airdropLeaderboard(database, member.id, query, clock.now()),

  history: ({ sandbox, member }, { query }) => airdropHistory(sandbox.database, member.id, query),
};
