import { expect, it } from "vitest";
import { stackBars } from "./stack";

it("stands gains on the zero line, one upon the other", () => {
  const { zero, highest, bars } = stackBars([
    [
      ["mining", "1"],
      ["game", "3"],
    ],
    [["mining", "2"]],
  ]);
  expect(zero).toBe(100);
  expect(highest).toBe("4.000000000000000000");
  expect(bars).toEqual([
    [
      { key: "mining", top: 75, height: 25 },
      { key: "game", top: 0, height: 75 },
    ],
    [{ key: "mining", top: 50, height: 50 }],
  ]);
});

it("hangs losses below the zero line, beside the gains of the same day", () => {
  const { zero, bars } = stackBars([
    [
      ["mining", "3"],
      ["prediction", "-1"],
    ],
  ]);
  expect(zero).toBe(75);
  expect(bars).toEqual([
    [
      { key: "mining", top: 0, height: 75 },
      { key: "prediction", top: 75, height: 25 },
    ],
  ]);
});

it("draws nothing for nothing, and keeps its size for the smallest and the largest amount", () => {
  expect(stackBars([[["mining", "0.000000000000000000"]]])).toMatchObject({
    zero: 100,
    bars: [[]],
  });
  const [smallest, largest] = stackBars([
    [["mining", "0.000000000000000001"]],
    [["mining", "99999999999999999999.999999999999999999"]],
  ]).bars;
  expect(smallest).toEqual([{ key: "mining", top: 100, height: 0 }]);
  expect(largest).toEqual([{ key: "mining", top: 0, height: 100 }]);
});
