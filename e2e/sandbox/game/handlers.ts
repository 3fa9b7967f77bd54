import { toInstant } from "../clock.ts";
import { rowId } from "../database/row-id.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { walletBalances } from "../ledger/balances.ts";
import { gameHistory } from "./history.ts";
import { POWER_HOURS, prizeView } from "./prizes.ts";
import { finishRush, playsLeft, startRush } from "./rush.ts";
import { bestScore } from "./scores.ts";
import { gameState } from "./state.ts";
import { spin, wheelView } from "./wheel.ts";

const HOUR_MS = 3_600_000;

export const gameHandlers: ServiceHandlers<"game"> = {
  state: ({ sandbox: { database, clock }, member, write }) =>
    write(() => gameState(database, member.id, clock.now())),

  wheel: ({ sandbox: { database, clock }, member, write }) =>
    write(() => wheelView(database, member.id, clock.now())),

  spin({ sandbox: { database, clock }, member, write }, { body }) {
    return write(() => {
      const now = clock.now();
      const done = spin(database, member.id, body.clientSeed, now);
      return {
        spin: done.spin,
        wheel: wheelView(database, member.id, now),
        wallets: done.currency ? walletBalances(database, member.id, [done.currency]) : [],
      };
    });
  },

  rushStart: ({ sandbox: { database, clock }, member, write }) =>
    write(() => startRush(database, member.id, clock.now())),

  rushFinish({ sandbox: { database, clock }, member, write }, { params, body }) {
    return write(() => {
      const now = clock.now();
      const before = bestScore(database, member.id) ?? 0;
      const { score, th } = finishRush(database, member.id, rowId(params.id), body, now);
      return {
        score,
        best: Math.max(before, score),
        isBest: score > before,
        prize: th > 0 ? prizeView(database, { kind: "power", th }, now) : null,
        powerUntil: th > 0 ? toInstant(now + POWER_HOURS * HOUR_MS) : null,
        playsLeft: playsLeft(database, member.id, now),
      };
    });
  },

  history: ({ sandbox: { database, clock }, member }, { query }) =>
    gameHistory(database, member.id, query, clock.now()),
};
