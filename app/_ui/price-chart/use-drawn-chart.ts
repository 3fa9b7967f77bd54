import { type RefObject, useEffect, useRef, useState } from "react";
import type { ChartView, CrosshairPlace, DrawnChart } from "./draw-chart";

const NEAR = "200px";

interface DrawnChartState {
  /** The element that the chart is drawn into. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly isReady: boolean;
  /** What the crosshair stands on; null without one. */
  readonly place: CrosshairPlace | null;
  /** Moves the crosshair to a point, or takes it away. */
  readonly pointAt: (index: number | null) => void;
}

/** Null where it cannot be loaded: the drawing of the server stays. */
async function loadLibrary(): Promise<typeof import("./draw-chart") | null> {
  // The condition keeps the library out of the server's build.
  if (typeof window === "undefined") return null;
  return import("./draw-chart").catch(() => null);
}

/** Loads the chart library when the element comes near the screen, and keeps the drawing in step. */
export function useDrawnChart(view: ChartView, locale: string, timeZone: string): DrawnChartState {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(view);
  const [chart, setChart] = useState<DrawnChart | null>(null);
  const [place, setPlace] = useState<CrosshairPlace | null>(null);

  useEffect(() => {
    latest.current = view;
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let drawn: DrawnChart | undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const library = await loadLibrary();
        if (isGone || !library) return;
        drawn = library.drawChart(element, { locale, timeZone, onMove: setPlace });
        drawn.show(latest.current);
        setChart(drawn);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      drawn?.remove();
      setChart(null);
    };
  }, [locale, timeZone]);

  const { points, style, isLogarithmic } = view;
  useEffect(() => {
    chart?.show({ points, style, isLogarithmic });
    setPlace(null);
  }, [chart, points, style, isLogarithmic]);

  return {
    host,
    isReady: chart !== null,
    place,
    pointAt: (index) => setPlace(chart?.point(index) ?? null),
  };
}
