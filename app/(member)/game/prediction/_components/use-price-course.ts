"use client";

import { useEffect, useState } from "react";
import { type CoursePoint, recentCourse, withPrice } from "@/lib/prediction/price-course";
import { fetchPriceHistory } from "@/lib/price/client";
import { useGame } from "./board-provider";

/** The course of the price: an hour of minutes first, then each price that the game brings. */
export function usePriceCourse() {
  const { price, priceAt } = useGame().value.state;
  const [course, setCourse] = useState<readonly CoursePoint[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    fetchPriceHistory("BTC", "1h", controller.signal).then(
      ({ points, hasFailed: isMissing }) => {
        const history = points.map(({ time, price: past }) => ({ time, price: past }));
        setCourse((live) => live.reduce(withPrice, history));
        setFailed(isMissing);
        setLoading(false);
      },
      () => {
        if (controller.signal.aborted) return;
        setFailed(true);
        setLoading(false);
      },
    );
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (price && priceAt) setCourse((before) => withPrice(before, { time: priceAt, price }));
  }, [price, priceAt]);

  return { course: recentCourse(course), isLoading, hasFailed };
}
