import { expect, it } from "vitest";
import { machineChange, possibleUpgrade } from "./machine-change.ts";
import type { OwnMachine, ProductView } from "./view.ts";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-03-10T12:00:00Z");

const NANO: ProductView = {
  id: "nano",
  kind: "machine",
  name: "Nano",
  th: "20",
  wPerTh: "35",
  days: 180,
  hours: null,
  boostPercent: null,
  price: { symbol: "USDT", amount: "135" },
  stock: null,
  volumePoints: 135,
  netPerDay: "0.008",
  breakEvenDays: null,
};
const MACHINE: OwnMachine = {
  id: "7",
  productId: "nano",
  model: "Nano",
  th: "20.000",
  wPerTh: "35",
  endsAt: "2026-03-20T12:00:00.000Z",
  status: "active",
  canRenew: true,
  isForSale: false,
  renewUntil: null,
  upgrade: { th: ["22", "24"], wPerTh: ["33", "34"] },
};

it("R15.12 until a quote is there, a renewal moves the end and nothing else", () => {
  const { before, after } = machineChange(MACHINE, NANO, null, null, NOW);
  expect(before).toEqual({
    th: "20.000",
    wPerTh: "35",
    netPerDay: "0.008",
    endsAt: MACHINE.endsAt,
  });
  const end = new Date(Date.parse(MACHINE.endsAt) + 180 * DAY_MS).toISOString();
  expect(after).toEqual({ ...before, endsAt: end });
});

it("R15.12 until a quote is there, an upgrade shows what was chosen, and guesses no output", () => {
  const { before, after } = machineChange(MACHINE, NANO, { th: "24" }, null, NOW);
  expect(before.netPerDay).toBe("0.008");
  expect(after).toEqual({ th: "24", wPerTh: "35", netPerDay: null, endsAt: MACHINE.endsAt });
  // The catalogue’s estimate is not that of an upgraded machine.
  const grown = machineChange({ ...MACHINE, th: "22" }, NANO, null, null, NOW);
  expect(grown.before.netPerDay).toBeNull();
  const leaner = machineChange({ ...MACHINE, wPerTh: "30" }, NANO, null, null, NOW);
  expect([leaner.before.netPerDay, leaner.after.netPerDay]).toEqual([null, null]);
  const asSold = machineChange({ ...MACHINE, wPerTh: "35.000" }, NANO, null, null, NOW);
  expect(asSold.before.netPerDay).toBe("0.008");
});

it("R15.12 what a quote states goes first", () => {
  const state = (th: string) => ({ th, wPerTh: "33", netPerDay: "1", endsAt: MACHINE.endsAt });
  const quote = { before: state("20"), after: state("22") };
  expect(machineChange(MACHINE, NANO, { th: "24" }, quote, NOW)).toEqual(quote);
});

it("R15.12 of a choice only what can still be had is wanted", () => {
  expect(possibleUpgrade(MACHINE, { th: "22", wPerTh: "33" })).toEqual({ th: "22", wPerTh: "33" });
  expect(possibleUpgrade(MACHINE, { th: "26", wPerTh: "34" })).toEqual({ wPerTh: "34" });
  expect(possibleUpgrade(MACHINE, { th: "20" })).toBeNull();
  expect(possibleUpgrade({ upgrade: null }, { th: "22" })).toBeNull();
});
