import { PREDICTION_FEE_BPS } from "../../../lib/contract/rules/published-rules.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { notFound } from "../http/refusal.ts";
import { walletBalances } from "../ledger/balances.ts";
import { readPrices } from "../price/current-price.ts";
import { enterRound } from "./enter.ts";
import { predictionLeaderboard } from "./leaderboard.ts";
import { pauseReason } from "./operation.ts";
import { listPredictions, positionView, predictionPnl } from "./positions.ts";
import { priceProof } from "./price-proof.ts";
import { isKnownRound, priceText, roundView } from "./round-view.ts";
import { INTERVAL_MS, LOCK_BUFFER_MS, MAX_STAKE, MIN_STAKE, openEpoch } from "./rules.ts";
import { stakeLimitView } from "./stake-limit.ts";

/** Rounds of the state beside the open one: five past ones and the live one, and one after it. */
const BEFORE = 6;
const AFTER = 1;

export const predictionHandlers: ServiceHandlers<"prediction"> = {
  state({ sandbox: { database, clock }, member }) {
    const now = clock.now();
    const reason = pauseReason(database, now);
    const price = readPrices(database).get("BTC");
    const first = openEpoch(now) - BEFORE;
    const epochs = Array.from({ length: BEFORE + 1 + AFTER }, (_, index) => first + index);
    return {
      paused: reason !== undefined,
      pausedReason: reason ?? null,
      feeBps: PREDICTION_FEE_BPS,
      minStake: fromUnits(MIN_STAKE),
      maxStake: fromUnits(MAX_STAKE),
      intervalSec: INTERVAL_MS / 1000,
      lockBufferSec: LOCK_BUFFER_MS / 1000,
      rounds: epochs.map((epoch) => roundView(database, member.id, epoch, now)),
      price: priceText(price?.micros),
      priceAt: price ? toInstant(price.at) : null,
      limit: stakeLimitView(database, member.id, now),
      serverTime: toInstant(now),
    };
  },

  round({ sandbox: { database, clock }, member }, { params }) {
    const now = clock.now();
    const epoch = Number(params.epoch);
    if (!isKnownRound(database, epoch, now)) throw notFound("We can’t find this round.");
    return {
      ...roundView(database, member.id, epoch, now),
      serverTime: toInstant(now),
      proof: priceProof(database, epoch, now),
    };
  },

  enter({ sandbox: { database, clock }, member, write }, { params, body }) {
    const epoch = Number(params.epoch);
    return write(() => {
      const now = clock.now();
      const id = enterRound(database, member.id, { epoch, ...body }, now);
      return {
        position: positionView(database, member.id, id),
        round: roundView(database, member.id, epoch, now),
        limit: stakeLimitView(database, member.id, now),
        wallets: walletBalances(database, member.id, ["MERLIN"]),
      };
    });
  },

  positions: ({ sandbox: { database, clock }, member }, { query }) => ({
    ...listPredictions(database, member.id, query),
    serverTime: toInstant(clock.now()),
  }),

  pnl: ({ sandbox, member }) => predictionPnl(sandbox.database, member.id),

  leaderboard: ({ sandbox: { database, clock }, member }, { query }) =>
    predictionLeaderboard(database, member.id, query, clock.now()),
};
