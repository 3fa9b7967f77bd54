import { describe, expect, it } from "vitest";
import { balanceAfter, breakEvenDay } from "./break-even.ts";
import { estimateEarnings, parsePower } from "./estimate.ts";
import { entrySum, exampleClaim } from "./example-claim.ts";
import { machinesAt, machinesView, netRatePerTh, type PreviewMachine } from "./machine.ts";
import { currentRound, type Round } from "./round.ts";

const core: PreviewMachine = {
  id: "core",
  name: "Core",
  th: "60",
  wPerTh: null,
  days: 360,
  price: { symbol: "USDT", amount: "780" },
  netPerDay: "0.024",
  breakEvenDays: 325,
};

describe("the machines", () => {
  it("R1.1 are the first four of a preview, without boosts", () => {
    const product = { kind: "machine", price: core.price } as const;
    const shown = machinesView([
      { ...product, id: "a", name: "A", th: "20", estNetPerDay: "0.008" },
      { ...product, id: "b", name: "B", kind: "boost" },
      { ...product, id: "c", name: "C" },
      { ...product, id: "d", name: "D" },
      { ...product, id: "e", name: "E" },
      { ...product, id: "f", name: "F" },
    ]);
    expect(shown.map(({ id }) => id)).toEqual(["a", "c", "d", "e"]);
    expect(shown[0]).toMatchObject({ th: "20", netPerDay: "0.008", wPerTh: null });
    const written = { ...product, id: "a", name: "A", wPerTh: "18.500000000000000000" };
    const thOf = (th: string) => machinesView([{ ...written, th }])[0];
    expect(thOf("60.000000000000000000")).toMatchObject({ th: "60", wPerTh: "18.5" });
    expect(thOf("12.50")).toMatchObject({ th: "12.5" });
  });

  it("give the rate of the strongest one that has an estimate", () => {
    const rounded = { ...core, th: "7", netPerDay: "0.0027" };
    const silent = { ...core, th: "700", netPerDay: null };
    expect(netRatePerTh([rounded, core, silent])).toBe("0.000400000000000000");
    expect(netRatePerTh([rounded])).toBe("0.000385714285714285");
  });

  it("give no rate without an estimate or without power", () => {
    expect(netRatePerTh([])).toBeNull();
    expect(netRatePerTh([{ ...core, netPerDay: null }])).toBeNull();
    expect(netRatePerTh([{ ...core, th: "0" }])).toBeNull();
  });

  it("R1.1 name the day that the calculator names at a price, and the upstream’s where there is none", () => {
    const nano = { ...core, th: "20", price: { symbol: "USDT", amount: "135" }, days: 180 };
    const daysAt = (price: string | null, machines = [core, nano]) =>
      machinesAt(machines, price).map(({ breakEvenDays }) => breakEvenDays);
    expect(daysAt("100")).toEqual([325, 169]);
    expect(daysAt("125")).toEqual([260, 135]);
    expect(daysAt("90")).toEqual([null, null]);
    expect(daysAt(null)).toEqual([325, 325]);
    expect(daysAt("125", [{ ...core, netPerDay: null }])).toEqual([325]);
    expect(daysAt("125", [core, { ...core, days: null }])).toEqual([260, 325]);
    expect(daysAt("125", [{ ...core, price: { symbol: "AmBTC", amount: "780" } }])).toEqual([325]);
  });
});

describe("the calculator", () => {
  it("R9.2 works out a day and thirty in exact decimals, and their value only with a price", () => {
    expect(estimateEarnings("60", "0.0004", "100.000001")).toEqual({
      perDay: "0.024000000000000000",
      perMonth: "0.720000000000000000",
      dayValue: "2.400000024000000000",
      monthValue: "72.000000720000000000",
    });
    expect(estimateEarnings("1", "0.000385714285714285", null)).toMatchObject({
      perDay: "0.000385714285714285",
      dayValue: null,
      monthValue: null,
    });
  });

  it.each([
    ["1", "1"],
    ["060", "60"],
    [" 1000 ", "1000"],
    ["٣٢", "32"],
    ["１００", "100"],
    ["0", null],
    ["1001", null],
    ["1e3", null],
    ["-5", null],
    ["12.5", null],
    ["", null],
  ])("takes %j as %j TH", (typed, th) => {
    expect(parsePower(typed)).toBe(th);
  });
});

describe("the launchpad", () => {
  const round = (name: string, status: Round["status"], startsAt: string | null): Round => ({
    id: name,
    name,
    symbol: "MERLIN",
    status,
    startsAt,
    endsAt: null,
    price: null,
    hardCap: null,
    raised: null,
  });
  const undated = round("undated", "upcoming", null);
  const late = round("late", "upcoming", "2026-03-01T00:00:00Z");
  const soon = round("soon", "upcoming", "2026-02-01T00:00:00Z");
  const open = round("open", "open", "2026-01-01T00:00:00Z");
  const ended = round("ended", "ended", "2025-01-01T00:00:00Z");

  const now = Date.parse("2026-01-15T00:00:00Z");

  it("R1.1 speaks of the open round, else of the next dated one, else of one without a date", () => {
    expect(currentRound([undated, late, soon, open, ended], now)?.name).toBe("open");
    expect(currentRound([undated, late, soon, ended], now)?.name).toBe("soon");
    expect(currentRound([ended, undated], now)?.name).toBe("undated");
  });

  it("R1.1 announces nothing when there is no round or all have ended", () => {
    expect(currentRound([], now)).toBeNull();
    expect(currentRound([ended], now)).toBeNull();
  });

  it("R1.1 opens and ends a round at its hour, though the answer is from before it", () => {
    const short = { ...soon, endsAt: "2026-02-02T00:00:00Z" };
    const statusAt = (at: string) => currentRound([short, late], Date.parse(at));
    expect(statusAt("2026-01-31T23:59:59Z")).toEqual(short);
    expect(statusAt("2026-02-01T00:00:00Z")).toEqual({ ...short, status: "open" });
    expect(statusAt("2026-02-02T00:00:00Z")).toEqual(late);
    expect(currentRound([{ ...open, endsAt: "2026-01-14T00:00:00Z" }], now)).toBeNull();
  });
});

describe("the example of an entry", () => {
  it("R1.1 is the contract's own check of a day of 60 TH, and its lines sum to zero", () => {
    const claim = exampleClaim();
    expect(claim).toEqual({
      issued: "-0.030000000000000000",
      fee: "0.006000000000000000",
      net: "0.024000000000000000",
    });
    expect(entrySum(claim)).toBe("0.000000000000000000");
  });
});

describe("the day that covers a price", () => {
  const core = { cost: 780, perDay: 2.4, days: 360, fall: 0 };

  it("R1.1 is the upstream’s own at today’s rate, a whole day on the dot", () => {
    expect(breakEvenDay(core)).toBe(325);
    expect(breakEvenDay({ ...core, cost: 135, perDay: 0.8, days: 180 })).toBe(169);
    expect(breakEvenDay({ ...core, cost: 2500, perDay: 8 })).toBe(313);
    expect(breakEvenDay({ ...core, cost: 8400, perDay: 28 })).toBe(300);
    expect(balanceAfter(360, core)).toBeCloseTo(84, 9);
  });

  it("R1.1 moves back with a falling rate, and is none beyond the term or without yield", () => {
    expect(breakEvenDay({ ...core, fall: 0.01 })).toBe(345);
    expect(breakEvenDay({ ...core, fall: 0.03 })).toBeNull();
    expect(breakEvenDay({ ...core, days: 324 })).toBeNull();
    expect(breakEvenDay({ ...core, perDay: 0 })).toBeNull();
    expect(balanceAfter(360, { ...core, fall: 0.03 })).toBeLessThan(0);
  });
});
