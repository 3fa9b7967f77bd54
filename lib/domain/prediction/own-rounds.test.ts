import { expect, it } from "vitest";
import { sampleRound } from "../../testing/prediction.ts";
import { followOwn } from "./own-rounds.ts";

const entered = (epoch: number, status: "open" | "won" | "lost" | "refunded") =>
  sampleRound({ epoch, me: { side: "up", amount: "5", payout: null, status } });

it("an entry is followed from the picture that first shows it until it is settled, and told once", () => {
  const first = followOwn([], [entered(7, "open"), sampleRound({ epoch: 8 })]);
  expect(first).toEqual({ open: [7], settled: [], gone: [] });
  const later = followOwn(first.open, [entered(7, "won"), entered(8, "open")]);
  expect(later.settled.map(({ epoch }) => epoch)).toEqual([7]);
  expect(later.open).toEqual([8]);
  expect(followOwn(later.open, [entered(7, "won"), entered(8, "open")]).settled).toEqual([]);
});

it("what was settled before the page was opened is no news", () => {
  expect(followOwn([], [entered(7, "lost")])).toEqual({ open: [], settled: [], gone: [] });
});

it("a round that left the list while the tab slept is asked for", () => {
  expect(followOwn([7, 8], [entered(8, "refunded"), sampleRound({ epoch: 20 })])).toMatchObject({
    open: [],
    gone: [7],
  });
});
