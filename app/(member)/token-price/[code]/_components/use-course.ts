import { useEffect, useState } from "react";
import { fetchPriceHistory } from "@/lib/price/client";
import type { HistoryRange, PricePoint } from "@/lib/price/history";

const REFRESH_MS = 60_000;

export interface Course {
  /** The range that the points are of; while another one loads, the one before. */
  readonly range: HistoryRange;
  readonly points: readonly PricePoint[];
  /** It could not be had; there are no points then. */
  readonly hasFailed: boolean;
}

/**
 * The course of a price over a range: the server's answer first, then asked again every minute while the
 * page is visible. A failure in the background keeps what is shown.
 */
export function useCourse(code: string, range: HistoryRange, initial: Course) {
  const [course, setCourse] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const isOther = course.range !== range;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides only whether to ask at once
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const failed = { points: [], hasFailed: true };
      const next = await fetchPriceHistory(code, range, signal).catch(() => failed);
      if (signal.aborted) return;
      setPending(false);
      setCourse((last) =>
        next.hasFailed && last.range === range && last.points.length > 0
          ? last
          : { range, ...next },
      );
    };
    if (isOther || attempt > 0) {
      setPending(true);
      load();
    }
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") load();
    }, REFRESH_MS);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [code, range, attempt]);

  return { course, isPending, retry: () => setAttempt((count) => count + 1) };
}
