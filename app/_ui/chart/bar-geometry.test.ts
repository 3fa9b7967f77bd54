import { expect, it } from "vitest";
import { stackBars } from "./bar-geometry.ts";

const one = (value: string) => [{ key: "total", value }];

it("stands bars on the bottom while none is a loss, their upper end rounded", () => {
  const { scale, bars } = stackBars([one("1"), one("2.5"), one("5")]);
  expect(scale.ticks).toEqual([0, 2.5, 5]);
  expect(bars.map(([bar]) => bar)).toEqual([
    { key: "total", top: 80, height: 20, end: "top" },
    { key: "total", top: 50, height: 50, end: "top" },
    { key: "total", top: 0, height: 100, end: "top" },
  ]);
});

it("hangs losses below the zero line in the middle", () => {
  const { bars } = stackBars([one("3"), one("-5")]);
  expect(bars[1]).toEqual([{ key: "total", top: 50, height: 50, end: "bottom" }]);
});

it("stacks parts from the zero line outwards and rounds the outermost", () => {
  const { bars } = stackBars([
    [
      { key: "mining", value: "4" },
      { key: "game", value: "-10" },
      { key: "airdrop", value: "1" },
    ],
  ]);
  expect(bars[0]).toEqual([
    { key: "mining", top: 30, height: 20, end: null },
    { key: "game", top: 50, height: 50, end: "bottom" },
    { key: "airdrop", top: 25, height: 5, end: "top" },
  ]);
});

it("draws nothing for zeros", () => {
  expect(stackBars([one("0"), one("0.000000000000000000")]).bars).toEqual([[], []]);
});

it("keeps its size for the smallest and the largest amount", () => {
  const { bars } = stackBars([
    one("0.000000000000000001"),
    one("99999999999999999999.999999999999999999"),
  ]);
  expect(bars).toEqual([
    [{ key: "total", top: 100, height: 0, end: "top" }],
    [{ key: "total", top: 0, height: 100, end: "top" }],
  ]);
});
