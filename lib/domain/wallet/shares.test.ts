import { expect, it } from "vitest";
import { valueParts, walletShares } from "./shares.ts";
import { totalValue, walletsBySymbol } from "./view.ts";

const USDT = {
  symbol: "USDT",
  available: "1000",
  locked: "0",
  total: "1000",
  price: "1",
  valueUSDT: "1000",
};
const MERLIN = {
  symbol: "MERLIN",
  available: "2000",
  locked: "300.000000000000000001",
  total: "2300.000000000000000001",
  price: "0.333333333333333333",
  valueUSDT: "766.666666666666665900",
};
const EMPTY = {
  symbol: "AmBTC",
  available: "0",
  locked: "0",
  total: "0",
  price: "0.1",
  valueUSDT: "0",
};
const UNPRICED = { symbol: "mBTC", available: "1", locked: "0", total: "1" };

const views = (...wallets: Parameters<typeof walletsBySymbol>[0]) => [
  ...walletsBySymbol(wallets).values(),
];

it("R9.2 what is available and what is locked add up to the total, to the digit", () => {
  const wallets = views(USDT, MERLIN, UNPRICED);
  expect(totalValue(wallets)).toBe("1766.666666666666665900");
  expect(valueParts(wallets)).toEqual({
    available: "1666.666666666666666000",
    locked: "99.999999999999999900",
  });
  expect(valueParts(views(UNPRICED))).toBeNull();
  const { locked: _, ...unsaid } = MERLIN;
  expect(valueParts(views(USDT, unsaid))).toBeNull();
  expect(valueParts(views(USDT, { ...unsaid, locked: "1", price: null }))).toBeNull();
});

it("shares are those of wallets with a value, as exact as the smallest needs, with what is locked of each", () => {
  const shares = walletShares(views(MERLIN, USDT, EMPTY, UNPRICED));
  expect(shares.map(({ symbol, percent }) => [symbol, percent])).toEqual([
    ["USDT", "56.603773584905660401"],
    ["MERLIN", "43.396226415094339598"],
  ]);
  expect(shares[0]?.locked).toBe(0);
  expect(shares[1]?.locked).toBeCloseTo(300 / 2300, 6);
  expect(walletShares(views(EMPTY, UNPRICED))).toEqual([]);
});
