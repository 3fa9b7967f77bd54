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

it("takes a number alone for a transaction", () => {
  expect(typedTransaction(" #246 ")).toBe("246");
  expect(typedTransaction("246")).toBe("246");
  expect(typedTransaction("24a")).toBeNull();
  expect(typedTransaction("")).toBeNull();
});
