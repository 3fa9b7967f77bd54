import { describe, expect, it } from "vitest";
import { transactionSchema } from "../../contract/transaction.ts";
import {
  isAddress,
  isUnsettled,
  knownStatus,
  knownType,
  maskName,
  readableCode,
  signedAmount,
  transactionView,
} from "./view.ts";

describe("a transaction on a screen", () => {
  it("shows null for each fact that the service leaves out", () => {
    const wire = transactionSchema.parse({
      id: 7,
      at: "2026-11-21T12:00:00Z",
      type: "deposit",
      symbol: "USDT",
      direction: "in",
      amount: "5.000000000000000001",
    });
    expect(transactionView(wire)).toEqual({
      id: "7",
      at: "2026-11-21T12:00:00Z",
      type: "deposit",
      symbol: "USDT",
      direction: "in",
      amount: "5.000000000000000001",
      fee: null,
      status: null,
      balanceAfter: null,
      renewed: null,
      belongsTo: null,
      counterparty: null,
    });
  });

  it("R9.2 carries the sign of its direction and keeps every digit", () => {
    const amount = "99999999999999999999.999999999999999999";
    expect(signedAmount({ direction: "out", amount })).toBe(`-${amount}`);
    expect(signedAmount({ direction: "in", amount })).toBe(amount);
  });

  it("gives what went out one minus, whatever sign it came with", () => {
    expect(signedAmount({ direction: "out", amount: "-5.5" })).toBe("-5.5");
  });

  it("gives zero no sign", () => {
    const amount = "0.000000000000000000";
    expect(signedAmount({ direction: "out", amount })).toBe(amount);
  });

  it("names its status unless it is simply completed", () => {
    expect(isUnsettled({ status: "pending" })).toBe(true);
    expect(isUnsettled({ status: "frozen" })).toBe(true);
    expect(isUnsettled({ status: "completed" })).toBe(false);
    expect(isUnsettled({ status: null })).toBe(false);
  });
});

describe("codes of the service", () => {
  it("are known when we have words for them, and nothing inherited is", () => {
    expect(knownType("commission_level2")).toBe("commission_level2");
    expect(knownType("constructor")).toBeNull();
    expect(knownStatus("cancelled")).toBe("cancelled");
    expect(knownStatus(null)).toBeNull();
  });

  it.each([
    ["loyalty_bonus", "Loyalty bonus"],
    ["loyaltyBonus", "Loyalty bonus"],
    ["LOYALTY-BONUS", "Loyalty bonus"],
    ["level.3:fee", "Level 3 fee"],
    ["___", "___"],
  ])("are readable when we have none: %s", (code, text) => {
    expect(readableCode(code)).toBe(text);
  });
});

it.each([
  ["doctora", "d•••a"],
  ["dora", "d•••a"],
  ["ab", "a•••"],
  ["do••a", "do••a"],
  ["d***a", "d***a"],
  ["😀bcd", "😀•••d"],
])("masks a member on the other side once: %s", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it("R9.2 knows an address from a name", () => {
  expect(isAddress("0x52908400098527886E0F7030069857D2E4169EE7")).toBe(true);
  expect(isAddress("a_name_of_twenty_sig")).toBe(false);
  expect(isAddress("dora")).toBe(false);
});
