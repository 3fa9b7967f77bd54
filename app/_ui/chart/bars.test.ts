import { NextIntlClientProvider } from "next-intl";
import { jsx } from "react/jsx-runtime";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Bars } from "./bars";

const BARS = ["1", "3"].map((value) => ({ label: `day ${value}`, value, text: value }));
const TEXTS = { flat: "level", summary: "from to", summaryChange: "from to by" };

const said = (isPair: boolean) =>
  renderToString(
    jsx(NextIntlClientProvider, {
      locale: "en-US",
      messages: { common: { chart: TEXTS } },
      timeZone: "UTC",
      children: jsx(Bars, {
        label: "Points",
        bars: BARS,
        ticks: [],
        axisText: (value: string) => value,
        isPair,
      }),
    }),
  ).includes("from to by");

it("R10.1 says its figures in one sentence, but not those of a pair, whose sum has no lowest", () => {
  expect(said(false)).toBe(true);
  expect(said(true)).toBe(false);
});
