import { expect, it } from "vitest";
import {
  convertSource,
  convertTargets,
  firstOffering,
  missingActions,
  offeredActions,
} from "./actions.ts";

const usdt = {
  symbol: "USDT",
  canDeposit: true,
  canWithdraw: true,
  canConvert: true,
  canTransfer: true,
  convertTo: ["MERLIN"],
};
const merlin = { ...usdt, symbol: "MERLIN", canDeposit: false, canConvert: false, convertTo: [] };
const airdrop = {
  symbol: "AmBTC",
  canDeposit: false,
  canWithdraw: false,
  canConvert: false,
  canTransfer: false,
  convertTo: [],
};

const bySymbol = <Wallet extends { symbol: string }>(...wallets: Wallet[]) =>
  new Map(wallets.map((wallet) => [wallet.symbol, wallet]));

it("offers what the upstream allows, and says why not for the rest", () => {
  expect(offeredActions(usdt)).toEqual(["convert", "transfer", "withdraw"]);
  expect(missingActions(usdt, true)).toEqual([]);
  expect(offeredActions(merlin)).toEqual(["transfer", "withdraw"]);
  expect(missingActions(merlin, true)).toEqual(["noDeposit", "noConvert"]);
});

it("an action is that of the first wallet that offers it, and of none where none does", () => {
  expect(firstOffering([airdrop, merlin, usdt], "withdraw")).toBe("MERLIN");
  expect(firstOffering([airdrop, merlin, usdt], "deposit")).toBe("USDT");
  expect(firstOffering([airdrop, merlin], "convert")).toBeNull();
});

it("names the missing validation where that is the reason", () => {
  expect(missingActions(airdrop, false)).toEqual([
    "noDeposit",
    "noConvertYet",
    "noTransfer",
    "noWithdraw",
  ]);
  expect(missingActions(airdrop, true)).toContain("noConvert");
});

it("a token that transfers are not made in is not offered for one", () => {
  expect(offeredActions({ ...usdt, symbol: "mBTC" })).not.toContain("transfer");
});

it("converts to what the upstream lists, else to every other wallet", () => {
  expect(convertTargets(usdt, bySymbol(usdt, merlin, airdrop))).toEqual(["MERLIN"]);
  expect(convertTargets({ ...usdt, convertTo: null }, bySymbol(usdt, merlin, airdrop))).toEqual([
    "MERLIN",
    "AmBTC",
  ]);
});

it("finds the wallet that converts to a symbol", () => {
  expect(convertSource("MERLIN", bySymbol(merlin, usdt))).toBe("USDT");
  expect(convertSource("USDT", bySymbol(merlin, usdt))).toBeNull();
});

it("finds a wallet that converts to every other one, and never itself", () => {
  const open: Parameters<typeof convertTargets>[0] = { ...usdt, convertTo: null };
  expect(convertSource("AmBTC", bySymbol(open, airdrop))).toBe("USDT");
  expect(convertSource("USDT", bySymbol(open, airdrop))).toBeNull();
});
