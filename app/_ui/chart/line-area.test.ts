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
  const [, start = "", curves = ""] = / d="M([^c]+)c([^hV]+)h50V150/.exec(html) ?? [];
  const numbers = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);
  const line = [numbers(start)];
  for (let steps = numbers(curves); steps.length > 0; steps = steps.slice(6)) {
    line.push((line.at(-1) ?? []).map((from, axis) => from + (steps[4 + axis] ?? 0)));
  }
  const [, lockY] = /border-dashed[^"]*" style="top:([-\d.]+)%"/.exec(html) ?? [];
  return {
    line,
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
