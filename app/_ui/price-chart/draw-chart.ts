import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  type ISeriesApi,
  type UTCTimestamp,
} from "lightweight-charts";
import { zoneOffsetMs } from "@/lib/live/zone-offset";
import { formatAxisPrice } from "@/lib/money/format";
import { readChartColours, watchTheme } from "./chart-colours";
import { axisDigits } from "./chart-formats";
import {
  candleColours,
  colourOptions,
  fixedOptions,
  lineColours,
  scaleMode,
} from "./chart-options";
import type { ChartPoint, ChartStyle } from "./chart-point";

export interface ChartView {
  readonly points: readonly ChartPoint[];
  readonly style: ChartStyle;
  readonly isLogarithmic: boolean;
}

/** A point under the crosshair and its place in the chart, in pixels from the top left. */
export interface CrosshairPlace {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

export interface DrawnChart {
  show(view: ChartView): void;
  /** Puts the crosshair on a point, or takes it away. */
  point(index: number | null): CrosshairPlace | null;
  remove(): void;
}

interface DrawOptions {
  readonly locale: string;
  readonly timeZone: string;
  /** The pointer moved onto a point, or away from all. */
  readonly onMove: (place: CrosshairPlace | null) => void;
}

type Series = ISeriesApi<"Area"> | ISeriesApi<"Candlestick">;

/** Draws a series into an element, in the theme's colours. */
export function drawChart(
  element: HTMLElement,
  { locale, timeZone, onMove }: DrawOptions,
): DrawnChart {
  const font = getComputedStyle(element).fontFamily;
  let colours = readChartColours(element);
  const chart = createChart(element, {
    ...fixedOptions(locale),
    layout: { attributionLogo: false },
  });
  chart.applyOptions(colourOptions(colours, font));
  let shown: ChartView = { points: [], style: "line", isLogarithmic: false };
  let times: UTCTimestamp[] = [];
  let series: Series = addSeries("line");

  function addSeries(style: ChartStyle): Series {
    if (style === "candles") return chart.addSeries(CandlestickSeries, candleColours(colours));
    return chart.addSeries(AreaSeries, { ...lineColours(colours), lineWidth: 2 });
  }

  function fill({ points, style }: ChartView): void {
    const last = points.at(-1);
    // The library knows UTC only. One offset for all: a change of the clocks inside the range must not set an hour back.
    const offset = last ? Math.round(zoneOffsetMs(Date.parse(last.time), timeZone) / 1000) : 0;
    times = points.map(
      ({ time }) => (Math.floor(Date.parse(time) / 1000) + offset) as UTCTimestamp,
    );
    const bars = points.map(({ price, candle }, index) => ({
      time: times[index] ?? (0 as UTCTimestamp),
      value: Number(price),
      open: Number(candle?.open ?? price),
      high: Number(candle?.high ?? price),
      low: Number(candle?.low ?? price),
      close: Number(price),
    }));
    const values = bars.flatMap(({ value, high, low }) => (style === "line" ? value : [high, low]));
    const digits = axisDigits(values);
    series.applyOptions({
      lastValueVisible: false,
      priceLineVisible: false,
      priceFormat: {
        type: "custom",
        minMove: 10 ** -Math.max(digits, 6),
        formatter: (value: number) => formatAxisPrice(value.toFixed(digits), digits, locale),
      },
    });
    series.setData(bars);
    chart.timeScale().fitContent();
  }

  function place(index: number): CrosshairPlace | null {
    const time = times[index];
    const point = shown.points[index];
    if (time === undefined || !point) return null;
    const x = chart.timeScale().timeToCoordinate(time);
    const y = series.priceToCoordinate(Number(point.price));
    return x === null || y === null ? null : { index, x, y };
  }

  chart.subscribeCrosshairMove(({ time, point }) => {
    if (time === undefined || point === undefined) return onMove(null);
    onMove(place(times.indexOf(Number(time) as UTCTimestamp)));
  });

  function paint(): void {
    colours = readChartColours(element);
    chart.applyOptions(colourOptions(colours, font));
    series.applyOptions(shown.style === "candles" ? candleColours(colours) : lineColours(colours));
  }

  const stopWatching = watchTheme(paint);
  const whileDrawn = new AbortController();
  const { signal } = whileDrawn;

  // Paper takes a canvas as it is on the screen: in the dark theme's colours, and cut where the sheet ends.
  let picture: HTMLCanvasElement | undefined;
  const toPaper = () => {
    element.dataset.theme = "light";
    paint();
    picture = chart.takeScreenshot();
    picture.className = "size-full object-contain";
    chart.chartElement().hidden = true;
    element.append(picture);
  };
  const toScreen = () => {
    picture?.remove();
    chart.chartElement().hidden = false;
    delete element.dataset.theme;
    paint();
  };
  addEventListener("beforeprint", toPaper, { signal });
  addEventListener("afterprint", toScreen, { signal });

  return {
    show(view) {
      if (view.style !== shown.style) {
        chart.removeSeries(series);
        series = addSeries(view.style);
      }
      shown = view;
      series.priceScale().applyOptions({ mode: scaleMode(view.isLogarithmic) });
      fill(view);
    },
    point(index) {
      const found = index === null ? null : place(index);
      const time = found && times[found.index];
      const price = found && shown.points[found.index]?.price;
      if (!found || !time || !price) chart.clearCrosshairPosition();
      else chart.setCrosshairPosition(Number(price), time, series);
      return found;
    },
    remove() {
      stopWatching();
      whileDrawn.abort();
      chart.remove();
    },
  };
}
