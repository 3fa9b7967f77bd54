import { expect, it } from "vitest";
import { isOver, positionOutcome, roundOutcome, winStreak } from "./outcome.ts";

it("a tie, a one-sided and a cancelled round are refunds, never a win or a loss", () => {
  expect(roundOutcome({ status: "closed", result: "tie", refundReason: "tie" })).toBe("tie");
  expect(roundOutcome({ status: "closed", result: "up", refundReason: "one_sided" })).toBe(
    "oneSided",
  );
  expect(roundOutcome({ status: "cancelled", result: null, refundReason: "no_price" })).toBe(
    "noPrice",
  );
  expect(roundOutcome({ status: "cancelled", result: null, refundReason: "operator" })).toBe(
    "operator",
  );
  expect(roundOutcome({ status: "cancelled" })).toBe("cancelled");
});

it("a round ends with the side that was right, and has no end before the service says so", () => {
  expect(roundOutcome({ status: "closed", result: "up", refundReason: null })).toBe("up");
  expect(roundOutcome({ status: "closed", result: "down" })).toBe("down");
  for (const status of ["later", "open", "live", "calculating"] as const) {
    expect(roundOutcome({ status, result: null })).toBeNull();
  }
});

it("R7.5 a round that closed without a word on its end was not cancelled by that", () => {
  expect(roundOutcome({ status: "closed" })).toBeNull();
  expect(roundOutcome({ status: "closed", result: null, refundReason: "tie" })).toBe("tie");
  expect(isOver({ status: "closed" })).toBe(true);
  expect(isOver({ status: "live" })).toBe(false);
});

it("an entry tells of its round's end by its own status", () => {
  expect(positionOutcome({ status: "open", result: null })).toBeNull();
  expect(positionOutcome({ status: "won", result: "down" })).toBe("down");
  expect(positionOutcome({ status: "lost", result: "up" })).toBe("up");
  expect(positionOutcome({ status: "refunded", result: "tie" })).toBe("tie");
  expect(positionOutcome({ status: "refunded", result: "up" })).toBe("oneSided");
  expect(positionOutcome({ status: "refunded", result: null })).toBe("cancelled");
});

const list = (...statuses: ("open" | "won" | "lost" | "refunded")[]) =>
  statuses.map((status) => ({ status }));

it("a streak counts wins back to the last loss, past open and refunded rounds", () => {
  expect(winStreak(list("open", "won", "refunded", "won", "lost", "won"))).toBe(2);
  expect(winStreak(list("lost", "won"))).toBe(0);
  expect(winStreak(list("won", "won"))).toBe(2);
  expect(winStreak([])).toBe(0);
});
