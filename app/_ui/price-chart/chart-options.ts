import {
  type ChartOptions,
  CrosshairMode,
  type DeepPartial,
  PriceScaleMode,
  TickMarkType,
  type Time,
  TrackingModeExitMode,
} from "lightweight-charts";
import { dateFormat } from "@/lib/i18n/date-format";
import { type ChartColours, faded } from "./chart-colours";

const TICK_SHAPES: Readonly<Record<TickMarkType, Intl.DateTimeFormatOptions>> = {
  [TickMarkType.Year]: { year: "numeric" },
  [TickMarkType.Month]: { month: "short" },
  [TickMarkType.DayOfMonth]: { day: "numeric", month: "short" },
  [TickMarkType.Time]: { hour: "numeric", minute: "2-digit" },
  [TickMarkType.TimeWithSeconds]: { hour: "numeric", minute: "2-digit", second: "2-digit" },
};

/** The marks below the chart. Moments arrive moved into the member's zone, so they are read as UTC. */
function tickFormatter(locale: string): (time: Time, type: TickMarkType) => string {
  const formats = new Map<TickMarkType, Intl.DateTimeFormat>();
  return (time, type) => {
    let format = formats.get(type);
    if (!format) {
      const shape = TICK_SHAPES[type];
      format = dateFormat(locale, {
        ...shape,
        timeZone: "UTC",
        numberingSystem: "latn",
      });
      formats.set(type, format);
    }
    const text = format.format(Number(time) * 1000);
    // A canvas reads a text that begins with a figure from the left.
    return document.dir === "rtl" ? `\u200f${text}` : text;
  };
}

/**
 * Options that never change. The range is chosen by buttons, so the chart neither scrolls nor zooms and
 * leaves the wheel and the finger to the page. The library's logo would inject a style element; the
 * attribution stands below the chart instead.
 */
export function fixedOptions(locale: string): DeepPartial<ChartOptions> {
  return {
    autoSize: true,
    handleScroll: false,
    handleScale: false,
    kineticScroll: { mouse: false, touch: false },
    trackingMode: { exitMode: TrackingModeExitMode.OnTouchEnd },
    localization: { locale },
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      scaleMargins: { top: 0.08, bottom: 0.08 },
    },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      allowBoldLabels: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      tickMarkFormatter: tickFormatter(locale),
    },
    crosshair: {
      mode: CrosshairMode.Magnet,
      horzLine: { labelVisible: false },
      vertLine: { labelVisible: false },
    },
  };
}

/** What follows the theme. */
export function colourOptions(colours: ChartColours, font: string): DeepPartial<ChartOptions> {
  return {
    layout: {
      attributionLogo: false,
      background: { color: "transparent" },
      textColor: colours.muted,
      fontFamily: font,
      fontSize: 12,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.grid } },
    crosshair: {
      horzLine: { color: faded(colours.crosshair, 0.6) },
      vertLine: { color: faded(colours.crosshair, 0.6) },
    },
  };
}

export function lineColours(colours: ChartColours) {
  return {
    lineColor: colours.line,
    topColor: faded(colours.line, 0.28),
    bottomColor: faded(colours.line, 0),
    crosshairMarkerBackgroundColor: colours.line,
    crosshairMarkerBorderColor: colours.surface,
  };
}

export function candleColours({ up, down }: ChartColours) {
  return {
    upColor: up,
    downColor: down,
    wickUpColor: up,
    wickDownColor: down,
    borderVisible: false,
  };
}

export function scaleMode(isLogarithmic: boolean): PriceScaleMode {
  return isLogarithmic ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
}
