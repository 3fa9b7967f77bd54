import { expect, it } from "vitest";
import { entryStanding } from "./entry-standing";

const OPEN = {
  round: { status: "open", me: null },
  isPaused: false,
  hasEnded: false,
  isPending: false,
  isUnknown: false,
} as const;
const ME = { side: "up", amount: "5", payout: null, status: "open" } as const;

it("an entry can be sent until its round is entered, paused or closed", () => {
  expect(entryStanding(OPEN)).toBe("open");
  expect(entryStanding({ ...OPEN, isPaused: true })).toBe("paused");
  expect(entryStanding({ ...OPEN, hasEnded: true })).toBe("closed");
  expect(entryStanding({ ...OPEN, round: { status: "live", me: null } })).toBe("closed");
  expect(entryStanding({ ...OPEN, round: { status: "open", me: ME } })).toBe("entered");
  expect(entryStanding({ ...OPEN, round: null })).toBe("closed");
});

it("a lost answer is booked when the round shows it, and lost for good only when the service has closed", () => {
  const lost = { ...OPEN, isUnknown: true };
  expect(entryStanding(lost)).toBe("unknown");
  expect(entryStanding({ ...lost, hasEnded: true })).toBe("unknown");
  expect(entryStanding({ ...lost, round: null })).toBe("unknown");
  expect(entryStanding({ ...lost, round: { status: "open", me: ME } })).toBe("found");
  expect(entryStanding({ ...lost, round: { status: "live", me: ME } })).toBe("found");
  expect(entryStanding({ ...lost, round: { status: "live", me: null } })).toBe("closed");
});

it("nothing is said about an entry that is on its way", () => {
  const sending = { ...OPEN, isPending: true };
  expect(entryStanding({ ...sending, round: { status: "open", me: ME } })).toBe("open");
  expect(entryStanding({ ...sending, hasEnded: true })).toBe("open");
});
