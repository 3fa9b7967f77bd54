import { expect, it } from "vitest";
import { defaultFirst, holdingsOf, isSmall, withBalances, withWallet } from "./balances.ts";
import { type WalletView, walletView } from "./view.ts";

const merlin: WalletView = walletView({
  symbol: "MERLIN",
  available: "10.000000000000000000",
  locked: "0.000000000000000000",
  total: "10.000000000000000000",
  price: "0.333333333333333333",
  valueUSDT: "3.333333333333333330",
});
const usdt: WalletView = walletView({ symbol: "USDT", available: "5", locked: "0", total: "5" });

it("R3.1 takes over written balances digit for digit; the value is rounded down", () => {
  const written = { symbol: "MERLIN", available: "1.000000000000000001", locked: "1" };
  const [wallet, untouched] = withBalances([merlin, usdt], [written]);
  expect(wallet).toMatchObject({
    available: "1.000000000000000001",
    total: "2.000000000000000001",
    value: "0.666666666666666666",
  });
  expect(untouched).toBe(usdt);
});

it("a wallet without a price has no value after a write either", () => {
  const [wallet] = withBalances([usdt], [{ symbol: "USDT", available: "4", locked: "1" }]);
  expect(wallet?.value).toBeNull();
});

it("R9.1 puts the default wallet first and leaves the others in their order", () => {
  const other = { ...merlin, symbol: "mBTC" };
  expect(defaultFirst([merlin, other, usdt]).map(({ symbol }) => symbol)).toEqual([
    "USDT",
    "MERLIN",
    "mBTC",
  ]);
});

it("small is below one USDT; an unknown value is not small", () => {
  expect(isSmall({ value: "0.999999999999999999" })).toBe(true);
  expect(isSmall({ value: "1.000000000000000000" })).toBe(false);
  expect(isSmall({ value: null })).toBe(false);
});

it("holdings change by what is booked and not by a price", () => {
  const dearer = withWallet([merlin], { ...merlin, price: "9", value: "90" });
  expect(holdingsOf(dearer)).toBe(holdingsOf([merlin]));
  expect(holdingsOf([{ ...merlin, available: "11" }])).not.toBe(holdingsOf([merlin]));
});
