import { expect, it } from "vitest";
import { stakeStanding } from "./stake-standing";

const OPEN = {
  round: { status: "open", me: null },
  isPaused: false,
  hasEnded: false,
  isPending: false,
  isUnknown: false,
} as const;
const ME = { side: "up", amount: "5", payout: null, status: "open" } as const;

it("an entry can be sent until its round is entered, paused or closed", () => {
  expect(stakeStanding(OPEN)).toBe("open");
  expect(stakeStanding({ ...OPEN, isPaused: true })).toBe("paused");
  expect(stakeStanding({ ...OPEN, hasEnded: true })).toBe("closed");
  expect(stakeStanding({ ...OPEN, round: { status: "live", me: null } })).toBe("closed");
  expect(stakeStanding({ ...OPEN, round: { status: "open", me: ME } })).toBe("entered");
  expect(stakeStanding({ ...OPEN, round: null })).toBe("closed");
});

it("a lost answer is booked when the round shows it, and lost for good only when the service has closed", () => {
  const lost = { ...OPEN, isUnknown: true };
  expect(stakeStanding(lost)).toBe("unknown");
  expect(stakeStanding({ ...lost, hasEnded: true })).toBe("unknown");
  expect(stakeStanding({ ...lost, round: null })).toBe("unknown");
  expect(stakeStanding({ ...lost, round: { status: "open", me: ME } })).toBe("found");
  expect(stakeStanding({ ...lost, round: { status: "live", me: ME } })).toBe("found");
  expect(stakeStanding({ ...lost, round: { status: "live", me: null } })).toBe("closed");
});

it("nothing is said about an entry that is on its way", () => {
  const sending = { ...OPEN, isPending: true };
  expect(stakeStanding({ ...sending, round: { status: "open", me: ME } })).toBe("open");
  expect(stakeStanding({ ...sending, hasEnded: true })).toBe("open");
});
