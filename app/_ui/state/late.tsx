"use client";

import { use } from "react";
import { lastPressAt } from "./last-press";

/** An answer that comes within it is shown whole, with no shape before it. */
const PATIENCE_MS = 400;

let waiting: { readonly pressedAt: number; readonly over: Promise<void> } | null = null;

/**
 * Part of a page's skeleton: for 400 ms after a press it holds the skeleton back, so that the page that is there stays.
 * React shows what comes within 300 ms after a skeleton only when they are over, however soon the answer is there.
 * A document that is loaded, and Back, show their skeleton at once.
 */
export function Late() {
  if (typeof window === "undefined") return null;
  const pressedAt = lastPressAt();
  const left = pressedAt + PATIENCE_MS - performance.now();
  if (left <= 0) return null;
  if (waiting?.pressedAt !== pressedAt) {
    waiting = { pressedAt, over: new Promise((resolve) => setTimeout(resolve, left)) };
  }
  use(waiting.over);
  return null;
}
