"use client";

import { useEffect, useRef, useState } from "react";

const FROM = 3;
const SECOND_MS = 1_000;

/** Counts three, two, one while it runs, and says when play begins. */
export function useCountIn(isRunning: boolean, onEnd: () => void): number {
  const [count, setCount] = useState(FROM);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    if (!isRunning) return;
    let left = FROM;
    setCount(left);
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return setCount(left);
      clearInterval(timer);
      ended.current();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return count;
}
