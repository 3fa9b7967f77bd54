import { expect, it } from "vitest";
import { type PaletteEntry, searchEntries, typedTransaction } from "./palette-entries.ts";

const entry = (label: string): PaletteEntry => ({ id: label, group: "pages", label, href: "/" });
const labels = (typed: string, ...all: string[]) =>
  searchEntries(all.map(entry), typed).map(({ label }) => label);

it("finds what begins with a text before what has it in a later word or inside one", () => {
  expect(labels("sta", "Instant", "Own stake", "Staking", "Wallet")).toEqual([
    "Staking",
    "Own stake",
    "Instant",
  ]);
});

it("compares letters without case and marks, in any script, and keeps everything while nothing is typed", () => {
  expect(labels("equipe", "Votre Équipe", "Réglages")).toEqual(["Votre Équipe"]);
  expect(labels("محفظة", "محفظة USDT")).toEqual(["محفظة USDT"]);
  expect(labels("  ", "Wallet", "Team")).toEqual(["Wallet", "Team"]);
  expect(labels("xyz", "Wallet")).toEqual([]);
});

it("finds each typed word in any order, the nearest first", () => {
  expect(labels("einzahlen usdt", "USDT einzahlen", "USDT umtauschen")).toEqual(["USDT einzahlen"]);
  expect(labels(" usdt  dep ", "Deposit USDT", "Deposit")).toEqual(["Deposit USDT"]);
  expect(labels("إيداع usdt", "إيداع \u2068USDT\u2069")).toHaveLength(1);
  expect(labels("pri tok", "Own stoken price", "Token price")).toEqual([
    "Token price",
    "Own stoken price",
  ]);
});

it("finds a part of a text without spaces, full-width letters and a stroke that nobody types", () => {
  expect(labels("入金", "USDTを入金")).toEqual(["USDTを入金"]);
  expect(labels("ＵＳＤＴ", "USDTを入金")).toEqual(["USDTを入金"]);
  expect(labels("tu dong", "Tự động")).toEqual(["Tự động"]);
  expect(labels("zloty", "Złoty")).toEqual(["Złoty"]);
  expect(labels("islem", "İşlemler")).toEqual(["İşlemler"]);
  expect(labels("e-mail", "E-\u2060mail")).toHaveLength(1);
  expect(labels("リーチェ", "デイリー\u200bチェックイン")).toHaveLength(1);
});

it("finds an entry by what stands beside its label, too", () => {
  const general = { ...entry("General"), note: "Settings" };
  expect(searchEntries([entry("Security"), general], "general setting")).toEqual([general]);
});

it("takes a number alone for a transaction", () => {
  expect(typedTransaction(" #246 ")).toBe("246");
  expect(typedTransaction("246")).toBe("246");
  expect(typedTransaction("24a")).toBeNull();
  expect(typedTransaction("")).toBeNull();
});
