"use client";

import { type ReactNode, use } from "react";
import { lastPressAt } from "./last-press";

/** An answer that comes within it is shown whole, with no shape before it. */
const PATIENCE_MS = 400;

let waiting: { readonly pressedAt: number; readonly over: Promise<void> } | null = null;

interface LateProps {
  /** Whether a document has what comes in the skeleton's place as soon as itself. */
  isNeedless: Promise<boolean>;
  children: ReactNode;
}

/**
 * Around a page's skeleton: a document that comes with its page carries none, and for 400 ms after a press it is held
 * back, so that the page that is there stays. React shows what comes within 300 ms after a skeleton only when they are over, however soon the answer is there.
 * A document that is loaded, and Back, show their skeleton at once.
 */
export function Late({ isNeedless, children }: LateProps) {
  if (typeof window === "undefined") return use(isNeedless) ? null : children;
  const pressedAt = lastPressAt();
  const left = pressedAt + PATIENCE_MS - performance.now();
  if (left <= 0) return children;
  if (waiting?.pressedAt !== pressedAt) {
    waiting = { pressedAt, over: new Promise((resolve) => setTimeout(resolve, left)) };
  }
  use(waiting.over);
  return children;
}
