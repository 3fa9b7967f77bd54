import { expect, it } from "vitest";
import type { WalletBalance } from "../../contract/account.ts";
import { byBalances } from "../../contract/values/balances.ts";
import { holdingsOf, isSmall, withBalances, withWallet } from "./balances.ts";
import { totalValue, walletsBySymbol } from "./view.ts";

const MERLIN = {
  symbol: "MERLIN",
  available: "10.000000000000000000",
  locked: "0.000000000000000000",
  total: "10.000000000000000000",
  price: "0.333333333333333333",
  valueUSDT: "3.333333333333333330",
};
const USDT = { symbol: "USDT", available: "5", locked: "0", total: "5" };
/** As a client has the answer to a write. */
const balancesOf = (...wallets: WalletBalance[]) => byBalances({ wallets }).wallets;

const both = walletsBySymbol([MERLIN, USDT]);
const merlin = walletsBySymbol([MERLIN]);

it("R3.1 wallets are a map by symbol, in which the base currency is marked", () => {
  expect(both.get("USDT")).toMatchObject({ symbol: "USDT", isCurrency: true, available: "5" });
  expect(both.get("MERLIN")).toMatchObject({ symbol: "MERLIN", isCurrency: false });
  expect(both.get("mBTC")).toBeUndefined();
  expect(totalValue(both.values())).toBe("3.333333333333333330");
});

it("R3.1 takes over written balances digit for digit; the value is rounded down", () => {
  const written = { symbol: "MERLIN", available: "1.000000000000000001", locked: "1" };
  const wallets = withBalances(both, balancesOf(written));
  expect(wallets.get("MERLIN")).toMatchObject({
    available: "1.000000000000000001",
    total: "2.000000000000000001",
    value: "0.666666666666666666",
  });
  expect(wallets.get("USDT")).toBe(both.get("USDT"));
  expect([...wallets.keys()]).toEqual([...both.keys()]);
});

it("a balance of a wallet that nobody has adds none", () => {
  const unknown = { symbol: "mBTC", available: "1", locked: "0" };
  expect([...withBalances(merlin, balancesOf(unknown)).keys()]).toEqual(["MERLIN"]);
  const [usdt] = [...both.values()];
  expect(usdt && [...withWallet(merlin, usdt).keys()]).toEqual(["MERLIN"]);
});

it("a wallet without a price has no value after a write either", () => {
  const wallets = withBalances(both, balancesOf({ symbol: "USDT", available: "4", locked: "1" }));
  expect(wallets.get("USDT")).toMatchObject({ total: expect.any(String), value: null });
});

it("R3.1 what a write states is a map by symbol too, empty where it states nothing", () => {
  const usdt = { symbol: "USDT", available: "4", locked: "1" };
  const answer = byBalances({ position: 7, wallets: [usdt] });
  expect(answer).toEqual({ position: 7, wallets: new Map([["USDT", usdt]]) });
  expect(byBalances({ wallets: [usdt] }, true).wallets.size).toBe(0);
  for (const wallets of [null, undefined]) expect(byBalances({ wallets }).wallets.size).toBe(0);
});

it("R9.1 puts the default wallet first and leaves the others in their order", () => {
  const other = { ...MERLIN, symbol: "mBTC" };
  expect([...walletsBySymbol([MERLIN, other, USDT]).keys()]).toEqual(["USDT", "MERLIN", "mBTC"]);
});

it("small is below one USDT; an unknown value is not small", () => {
  expect(isSmall({ value: "0.999999999999999999" })).toBe(true);
  expect(isSmall({ value: "1.000000000000000000" })).toBe(false);
  expect(isSmall({ value: null })).toBe(false);
});

it("holdings change by what is booked and not by a price", () => {
  const [wallet] = [...merlin.values()];
  if (!wallet) throw new Error("no wallet");
  const dearer = withWallet(merlin, { ...wallet, price: "9", value: "90" });
  expect(dearer.get("MERLIN")?.price).toBe("9");
  expect(holdingsOf(dearer)).toBe(holdingsOf(merlin));
  const more = withWallet(merlin, { ...wallet, available: "11" });
  expect(holdingsOf(more)).not.toBe(holdingsOf(merlin));
});
