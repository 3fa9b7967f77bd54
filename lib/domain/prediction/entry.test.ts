import { describe, expect, it } from "vitest";
import { sampleRound } from "../../testing/prediction.ts";
import {
  entriesEnd,
  entryRefusal,
  openRound,
  roundTakingEntries,
  runningRound,
  withRound,
} from "./entry.ts";

describe("entries", () => {
  it("end when the service says, else the buffer before the lock", () => {
    const round = sampleRound({ lockAt: "2026-01-01T00:05:00Z" });
    const service = { lockBufferSec: 3 };
    expect(entriesEnd({ ...round, entriesUntil: null }, service)).toBe("2026-01-01T00:04:57.000Z");
    const stated = { ...round, entriesUntil: "2026-01-01T00:04:50Z" };
    expect(entriesEnd(stated, service)).toBe("2026-01-01T00:04:50Z");
  });

  it("are taken by the open round until they end, some seconds before its lock", () => {
    const rounds = [
      sampleRound({ epoch: 7, status: "live" }),
      sampleRound({ epoch: 8, status: "open", lockAt: "2026-01-01T00:05:00Z" }),
      sampleRound({ epoch: 9, status: "later" }),
    ];
    const takenAt = (serverTime: string, of = rounds) =>
      roundTakingEntries({ rounds: of, serverTime, lockBufferSec: 3 })?.epoch ?? null;
    expect(takenAt("2026-01-01T00:04:56.999Z")).toBe(8);
    expect(takenAt("2026-01-01T00:04:57Z")).toBeNull();
    const stated = [sampleRound({ entriesUntil: "2026-01-01T00:04:50Z" })];
    expect(takenAt("2026-01-01T00:04:50Z", stated)).toBeNull();
    expect(takenAt("2026-01-01T00:04:00Z", [])).toBeNull();
  });

  it("go to the open round, or wait for the next one", () => {
    const later = sampleRound({ epoch: 9, status: "later" });
    const open = sampleRound({ epoch: 8, status: "open" });
    expect(openRound([open, later])?.epoch).toBe(8);
    expect(openRound([later])?.epoch).toBe(9);
    expect(openRound([])).toBeNull();
  });

  it("are followed by the newest round that is not settled", () => {
    const rounds = [
      sampleRound({ epoch: 6, status: "calculating" }),
      sampleRound({ epoch: 7, status: "live" }),
      sampleRound({ epoch: 8, status: "open" }),
    ];
    expect(runningRound(rounds)?.epoch).toBe(7);
    expect(runningRound(rounds.slice(2))).toBeNull();
  });
});

it("an answer's round takes the place of the one that was shown", () => {
  const rounds = [sampleRound({ epoch: 7 }), sampleRound({ epoch: 8 })];
  const latest = sampleRound({ epoch: 8, upPool: "75" });
  expect(withRound(rounds, latest).map(({ upPool }) => upPool)).toEqual(["50", "75"]);
});

describe("a refused entry", () => {
  const me = { side: "up", amount: "5", payout: null, status: "open" } as const;
  const refusal = (change: Parameters<typeof sampleRound>[0], paused = false) =>
    entryRefusal({ paused, rounds: [sampleRound({ epoch: 8, ...change })], feeBps: 300 }, 8, 300);

  it("was made before, met a pause or a cancelled round, or came after the end", () => {
    expect(refusal({ status: "open", me }, true)).toBe("entered");
    expect(refusal({ status: "open" }, true)).toBe("paused");
    expect(refusal({ status: "cancelled" }, true)).toBe("cancelled");
    expect(refusal({ status: "open" })).toBe("closed");
    expect(refusal({ status: "live" })).toBe("closed");
    expect(refusal({ epoch: 3 })).toBe("closed");
  });

  it("was made for another fee than the one that holds", () => {
    const state = { paused: false, rounds: [sampleRound({ epoch: 8, status: "open" })] };
    expect(entryRefusal({ ...state, feeBps: 400 }, 8, 300)).toBe("changed");
    expect(entryRefusal({ ...state, paused: true, feeBps: 400 }, 8, 300)).toBe("paused");
  });
});
