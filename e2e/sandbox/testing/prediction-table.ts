import { randomUUID } from "node:crypto";
import { contract } from "../../../lib/contract/registry.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { INTERVAL_MS, openEpoch, roundTimes } from "../prediction/rules.ts";
import type { TestSandbox } from "./start.ts";

const { state, round, enter, positions } = contract.prediction;

/** A sandbox with what tests of predictions do to it. */
export function predictionTable(sandbox: TestSandbox) {
  const now = () => sandbox.running.sandbox.clock.now();
  const { advance } = sandbox;

  /** Moves to a few seconds around a moment. */
  async function moveTo(moment: number, offsetSeconds: number): Promise<void> {
    await advance(Math.round((moment - now()) / 1000) + offsetSeconds);
  }

  /** A new member with MERLIN and what it can do. */
  async function player(merlin = "1000") {
    const username = addMember(sandbox.running);
    await sandbox.control("deposit", { username, symbol: "MERLIN", amount: merlin });
    const bearer = await sandbox.bearerOf(username);
    const params = (epoch: number) => ({ epoch: String(epoch) });
    return {
      bearer,
      available: async () => {
        const { wallet } = contract.account;
        const answer = await sandbox.call(wallet, { bearer, params: { code: "MERLIN" } });
        return answer.value().available;
      },
      enter: (
        epoch: number,
        side: string,
        amount: string,
        key: string = randomUUID(),
        feeBps?: number,
      ) =>
        sandbox.call(enter, { bearer, key, params: params(epoch), body: { side, amount, feeBps } }),
      positions: async () => (await sandbox.call(positions, { bearer })).value().items,
      round: async (epoch: number) =>
        (await sandbox.call(round, { bearer, params: params(epoch) })).value(),
      state: async () => (await sandbox.call(state, { bearer })).value(),
      notes: async () => (await sandbox.call(contract.notification.list, { bearer })).value().items,
    };
  }

  return {
    now,
    advance,
    moveTo,
    player,
    /** Moves to ten seconds after a round has opened. */
    alignToRound: () => moveTo((openEpoch(now()) + 1) * INTERVAL_MS, 11),
    /** Runs a round to its end. */
    playOut: (epoch: number) => moveTo(roundTimes(epoch).closeAt, 6),
    /** Lays prices down so that the open round locks at one and closes at another. */
    async layPrices(lock: string, close: string): Promise<void> {
      const ticksToLock = Math.ceil((roundTimes(openEpoch(now())).lockAt - now()) / 5_000);
      const path = [...Array(ticksToLock + 15).fill(lock), ...Array(80).fill(close)];
      await sandbox.control("price", { code: "BTC", path });
    },
    /** What is left in the pools of all rounds, in units of 10⁻¹⁸. */
    pooled: () =>
      sandbox.running.sandbox.database
        .all<{ balance: string }>("SELECT balance FROM account WHERE name GLOB 'pool:prediction:*'")
        .reduce((sum, { balance }) => sum + BigInt(balance), 0n),
    expectBalanced: sandbox.expectBalanced,
  };
}
