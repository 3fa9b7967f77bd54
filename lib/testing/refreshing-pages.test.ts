import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOT = new URL("../../app/(member)/", import.meta.url).pathname;
const EARNING = readFileSync(`${ROOT}earning/_components/refresh-seconds.ts`, "utf8");

const textOf = (path: string) => readFileSync(ROOT + path, "utf8");
const numberIn = (text: string, name: string) =>
  Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(text)?.[1]?.replaceAll("_", ""));

function secondsOf(path: string): number | null {
  const text = textOf(path);
  if (!text.includes("<LazyAutoRefresh seconds={REFRESH_SECONDS} />")) return null;
  return numberIn(text.includes("/refresh-seconds") ? EARNING : text, "REFRESH_SECONDS");
}

it("R10.2 every page of a member on which anything moves by itself is rendered anew, by its own interval", () => {
  const pages = globSync("**/page.tsx", { cwd: ROOT }).toSorted();
  const every = Map.groupBy(pages, secondsOf);
  const named = (seconds: number | null) =>
    every.get(seconds)?.map((path) => path.replace(/(\/?\(\w+\))?\/page\.tsx$/, ""));
  expect([...every.keys()].toSorted((a, b) => Number(a) - Number(b))).toEqual([null, 15, 30, 60]);
  expect(named(15)).toEqual(["game"]);
  expect(named(30)).toEqual(["dashboard", "mining"]);
  // What stays asks for single values, has a countdown that asks at its end, or moves by the member's own hand.
  expect(named(null)).toEqual([
    ...["game/hash-rush", "game/prediction", "game/wheel", "member-page-not-found"],
    ...["mining/automation", "profile"],
    ...["setting", "setting/data", "setting/gg-2fa", "setting/kyc", "setting/security"],
    ...["token-price", "token-price/[code]", "transactions/statement", "transactions/tax"],
    ...["wallet/[symbol]", "wallet/reserves"],
  ]);
});

it.each([
  ["game/prediction/_components/board-provider.tsx", "REFRESH_MS", 5_000],
  ["game/prediction/_components/board-provider.tsx", "BALANCE_MS", 15_000],
  ["wallet/_components/money-provider.tsx", "REFRESH_MS", 15_000],
  ["wallet/_components/withdrawal/use-withdrawals.ts", "REFRESH_MS", 15_000],
  ["setting/kyc/_components/decision-watch.tsx", "REFRESH_MS", 30_000],
  ["token-price/(list)/_components/price-board.tsx", "REFRESH_MS", 60_000],
  ["token-price/[code]/_components/token-detail.tsx", "REFRESH_MS", 60_000],
  ["token-price/[code]/_components/price-series-card.tsx", "REFRESH_MS", 60_000],
])("R10.2 what %s keeps fresh by its %s is asked for every %i ms", (path, name, ms) => {
  expect(numberIn(textOf(path), name)).toBe(ms);
});
