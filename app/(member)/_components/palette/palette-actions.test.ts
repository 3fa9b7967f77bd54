import { expect, it } from "vitest";
import { walletsBySymbol } from "@/lib/domain/wallet/view";
import { paletteActions, paletteWallets } from "./palette-actions.ts";

const names = (wallets: Parameters<typeof paletteActions>[0]) =>
  paletteActions(wallets).map(({ action, symbol }) => `${action} ${symbol}`);

it("offers what each wallet offers, action by action", () => {
  const wallets = walletsBySymbol([
    {
      symbol: "USDT",
      canDeposit: true,
      canConvert: true,
      canTransfer: true,
      canWithdraw: true,
      convertTo: ["MERLIN"],
    },
    { symbol: "MERLIN", canConvert: true, canTransfer: true, canWithdraw: true, convertTo: [] },
    { symbol: "mBTC", canConvert: true, canTransfer: true, convertTo: ["USDT"] },
    { symbol: "AmBTC" },
  ]);
  expect(names(wallets)).toEqual([
    "deposit USDT",
    "convert USDT",
    "convert mBTC",
    "transfer USDT",
    "transfer MERLIN",
    "withdraw USDT",
    "withdraw MERLIN",
  ]);
});

it("offers what the tokens may offer while the wallets are not known", () => {
  expect(names(null)).toEqual([
    "deposit USDT",
    "convert USDT",
    "convert MERLIN",
    "convert mBTC",
    "convert AmBTC",
    "transfer USDT",
    "transfer MERLIN",
    "withdraw USDT",
    "withdraw MERLIN",
    "withdraw mBTC",
    "withdraw AmBTC",
  ]);
});

it("leads to the wallets that there are, and to each of ours while they are not known", () => {
  expect(paletteWallets(walletsBySymbol([{ symbol: "OTHER" }, { symbol: "mBTC" }]))).toEqual([
    "mBTC",
  ]);
  expect(paletteWallets(null)).toEqual(["USDT", "MERLIN", "mBTC", "AmBTC"]);
});
