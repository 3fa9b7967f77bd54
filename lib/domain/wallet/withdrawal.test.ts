import { expect, it } from "vitest";
import {
  isOpen,
  shownWithdrawals,
  type WithdrawalView,
  withdrawalSteps,
  withWithdrawal,
} from "./withdrawal.ts";

const T1 = "2026-05-01T10:00:00Z";
const T2 = "2026-05-01T10:01:00Z";

const withdrawal: WithdrawalView = {
  id: "1",
  symbol: "USDT",
  amount: "50",
  fee: "1",
  address: "0x1",
  label: null,
  status: "requested",
  requestedAt: T1,
  timeline: [{ status: "requested", at: T1 }],
  hash: null,
  isSimulated: true,
  reason: null,
  canCancel: true,
};

it("shows what is done, where it stands and what comes next", () => {
  const timeline = [...withdrawal.timeline, { status: "approved", at: T2 }];
  expect(withdrawalSteps({ status: "approved", timeline })).toEqual([
    { status: "requested", state: "done", at: T1 },
    { status: "approved", state: "current", at: T2 },
    { status: "sent", state: "upcoming", at: null },
    { status: "confirmed", state: "upcoming", at: null },
  ]);
});

it("a confirmed withdrawal has nothing left to come", () => {
  const states = withdrawalSteps({ status: "confirmed", timeline: [] }).map(({ state }) => state);
  expect(states).toEqual(["done", "done", "done", "done"]);
});

it("a refused withdrawal ends in the refund, not in steps that never come", () => {
  const timeline = [...withdrawal.timeline, { status: "rejected", at: T2 }];
  expect(withdrawalSteps({ status: "rejected", timeline })).toEqual([
    { status: "requested", state: "done", at: T1 },
    { status: "rejected", state: "failed", at: T2 },
    { status: "refunded", state: "done", at: T2 },
  ]);
});

it("a cancelled withdrawal is refunded and is no failure", () => {
  const timeline = [...withdrawal.timeline, { status: "cancelled", at: T2 }];
  expect(withdrawalSteps({ status: "cancelled", timeline }).at(1)?.state).toBe("done");
  expect(isOpen({ status: "cancelled" })).toBe(false);
  expect(isOpen({ status: "sent" })).toBe(true);
});

it("takes over a written withdrawal in its place, and a new one at the top", () => {
  const other = { ...withdrawal, id: "2" };
  const cancelled = { ...withdrawal, status: "cancelled" } as const;
  expect(withWithdrawal([other, withdrawal], cancelled)).toEqual([other, cancelled]);
  expect(withWithdrawal([withdrawal], other)).toEqual([other, withdrawal]);
});

it("shows every withdrawal under way, then the latest five of those that have ended", () => {
  const statuses = ["confirmed", "requested", "rejected", "approved"] as const;
  const list = Array.from({ length: 16 }, (_, index): WithdrawalView => {
    return { ...withdrawal, id: String(index), status: statuses[index % 4] ?? "sent" };
  });
  const shown = shownWithdrawals(list).map(({ id }) => Number(id));
  expect(shown).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 0, 2, 4, 6, 8]);
});
