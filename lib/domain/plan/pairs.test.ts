import { expect, it } from "vitest";
import { planPairs } from "./pairs.ts";

it("R15.16 offers each conversion that a wallet names, but for AmBTC", () => {
  const wallet = (symbol: string, canConvert: boolean, convertTo: string[] | null) => ({
    ...{ symbol, canConvert, convertTo },
  });
  const pairs = planPairs([
    wallet("USDT", true, ["MERLIN"]),
    wallet("MERLIN", false, []),
    wallet("mBTC", true, ["USDT", "MERLIN"]),
    wallet("AmBTC", true, ["mBTC"]),
    wallet("OTHER", true, null),
  ]);
  expect(pairs.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "USDT MERLIN",
    "mBTC USDT",
    "mBTC MERLIN",
  ]);
});
