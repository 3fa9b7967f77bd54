import { describe, expect, it } from "vitest";
import { createDice, type Dice } from "../seed/dice.ts";
import { cutSegments, earnedUntil, type MiningFacts, type Span } from "./segments.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const LENGTH_MS = 5 * HOUR_MS;
const START = 20_000 * 24 * HOUR_MS + 17 * 60 * SECOND_MS;

function randomSpan(dice: Dice): Span {
  const from = START + (dice.below(9 * 3_600) - 2 * 3_600) * SECOND_MS;
  return { from, to: from + (1 + dice.below(6 * 3_600)) * SECOND_MS };
}

function randomFacts(dice: Dice): MiningFacts {
  const many = <Value>(limit: number, make: () => Value) =>
    Array.from({ length: dice.below(limit) }, make);
  const team = new Map<number, number>();
  return {
    powers: many(6, () => ({ ...randomSpan(dice), th: 1 + dice.below(700), machineId: 1 })),
    boosts: many(4, () => ({ ...randomSpan(dice), bps: 100 * (1 + dice.below(50)) })),
    rates: [
      { since: 0, perThDay: 500_000_000_000_007n },
      ...many(2, () => ({ since: randomSpan(dice).from, perThDay: 400_000_000_000_001n })),
    ],
    teamBpsAt(at) {
      const hour = Math.floor(at / HOUR_MS);
      const bps = team.get(hour) ?? 100 * dice.below(4);
      team.set(hour, bps);
      return bps;
    },
  };
}

const covers = ({ from, to }: Span, at: number) => from <= at && at < to;

/** The rule of the contract second by second: what holds in a row without a change is one segment. */
function stepwise(facts: MiningFacts, streakBps: number, { from, to }: Span): [bigint, bigint] {
  let [gross, fee] = [0n, 0n];
  let teamBps = facts.teamBpsAt(from);
  let running = { key: "", seconds: 0n, th: 0n, rate: 0n, bonus: 0n };
  const close = () => {
    const { seconds, th, rate, bonus } = running;
    gross += (th * rate * (10_000n + bonus) * seconds) / (10_000n * 86_400n);
    const base = (th * rate * seconds) / 86_400n;
    fee += (base * 2_000n) / 10_000n + ((base * 2_000n) % 10_000n > 0n ? 1n : 0n);
  };
  for (let at = from; at < to; at += SECOND_MS) {
    if (at % HOUR_MS === 0) teamBps = facts.teamBpsAt(at);
    const powers = facts.powers.filter((power) => covers(power, at));
    const boosts = facts.boosts.filter((boost) => covers(boost, at));
    const rate = facts.rates.findLast(({ since }) => since <= at);
    const key = JSON.stringify([
      powers.map((power) => facts.powers.indexOf(power)),
      boosts.map((boost) => facts.boosts.indexOf(boost)),
      rate?.since,
      teamBps,
    ]);
    if (key !== running.key) {
      close();
      const boostBps = Math.min(
        5_000,
        boosts.reduce((sum, { bps }) => sum + bps, 0),
      );
      running = {
        key,
        seconds: 0n,
        th: BigInt(powers.reduce((sum, { th }) => sum + th, 0)),
        rate: rate?.perThDay ?? 0n,
        bonus: BigInt(teamBps + streakBps + boostBps),
      };
    }
    running.seconds += 1n;
  }
  close();
  return [gross, fee];
}

function sorted(facts: MiningFacts): MiningFacts {
  return { ...facts, rates: facts.rates.toSorted((a, b) => a.since - b.since) };
}

describe("a session's earnings", () => {
  it("R11.9 computed at once are those that a step each second gives, to the last digit", () => {
    const dice = createDice(11);
    for (let round = 0; round < 40; round += 1) {
      const facts = sorted(randomFacts(dice));
      const span = { from: START, to: START + LENGTH_MS };
      const { gross, fee } = earnedUntil(cutSegments(facts, 30 * round, span), span.to);
      expect([gross, fee]).toEqual(stepwise(facts, 30 * round, span));
    }
  });

  it("at any moment are what the same session shows later for that moment", () => {
    const dice = createDice(12);
    for (let round = 0; round < 40; round += 1) {
      const facts = sorted(randomFacts(dice));
      const full = cutSegments(facts, 300, { from: START, to: START + LENGTH_MS });
      let before = 0n;
      for (let at = START; at <= START + LENGTH_MS; at += 1 + dice.below(LENGTH_MS / 8)) {
        const { gross, fee } = earnedUntil(full, at);
        expect(earnedUntil(cutSegments(facts, 300, { from: START, to: at }), at)).toEqual({
          gross,
          fee,
        });
        expect(gross - fee).toBeGreaterThanOrEqual(before);
        before = gross - fee;
      }
    }
  });
});
