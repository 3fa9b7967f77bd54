import { NextIntlClientProvider } from "next-intl";
import { jsx } from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LineArea } from "./line-area";

const TEXTS = { flat: "level", summary: "from to", summaryChange: "from to by" };

type Prices = readonly (readonly [value: string, position: number])[];

/** Where the points of the line and the lock line stand, in percent of the drawing. */
function drawn(prices: Prices, lock: string | null) {
  const points = prices.map(([value, position]) => ({
    ...{ key: value, label: `at ${position}`, text: `$${value}` },
    ...{ value, position },
  }));
  const axisText = (value: string) => value;
  const html = renderToString(
    jsx(NextIntlClientProvider, {
      locale: "en-US",
      messages: { common: { chart: TEXTS } },
      timeZone: "UTC",
      children: jsx(LineArea, { label: "Price", points, ticks: [], axisText, lock }),
    }),
  );
  const [, path = ""] = / d="(M[^"]*)" fill="none"/.exec(html) ?? [];
  const [, lockY] = /border-dashed[^"]*" style="top:([-\d.]+)%"/.exec(html) ?? [];
  return {
    line: path
      .split(/[MLC]/)
      .slice(1)
      .map((part) => part.split(" ").slice(-2).map(Number)),
    lockY: lockY === undefined ? null : Number(lockY),
  };
}

it("has the lock line in the scale of the prices, each point at its time", () => {
  const prices: Prices = [
    ["100", 0],
    ["110", 0.25],
    ["105", 1],
  ];
  expect(drawn(prices, "100")).toEqual({
    line: [
      [0, 100],
      [25, 0],
      [100, 50],
    ],
    lockY: 100,
  });
});

it("makes room for a lock price beyond the series, and draws none without one", () => {
  const prices: Prices = [
    ["100", 0],
    ["104", 1],
  ];
  expect(drawn(prices, "120").lockY).toBe(0);
  expect(drawn(prices, "80").lockY).toBe(100);
  expect(drawn(prices, null).lockY).toBeNull();
});
