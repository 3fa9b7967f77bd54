import { expect, it } from "vitest";
import { planPairs } from "./pairs.ts";

const wallet = (symbol: string, canConvert: boolean, convertTo: string[] | null) => ({
  ...{ symbol, canConvert, convertTo },
});

it("R15.16 offers each conversion that a wallet names, but for AmBTC", () => {
  const pairs = planPairs([
    wallet("USDT", true, ["MERLIN"]),
    wallet("MERLIN", false, []),
    wallet("mBTC", true, ["USDT", "MERLIN"]),
    wallet("AmBTC", true, ["mBTC"]),
  ]);
  expect(pairs.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "USDT MERLIN",
    "mBTC USDT",
    "mBTC MERLIN",
  ]);
});

it("R15.16 offers every other wallet where the service names none, as the conversion does", () => {
  const pairs = planPairs([
    wallet("USDT", true, null),
    wallet("MERLIN", false, null),
    wallet("AmBTC", true, null),
  ]);
  expect(pairs.map(({ from, to }) => `${from} ${to}`)).toEqual(["USDT MERLIN", "USDT AmBTC"]);
});
