"use client";

import { type PointerEvent, type RefObject, useRef } from "react";

const DISMISS_PX_PER_SECOND = 300;

/** Handlers of a grip that drags `target` down; let go faster than 300 px/s, it is dismissed (R2.13). */
export function useSwipeDown(target: RefObject<HTMLElement | null>, onDismiss: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);

  function move(distance: number): void {
    if (target.current)
      target.current.style.transform = distance > 0 ? `translateY(${distance}px)` : "";
  }

  function end(event: PointerEvent): void {
    if (!start.current) return;
    const distance = event.clientY - start.current.y;
    const seconds = Math.max(1, event.timeStamp - start.current.at) / 1000;
    start.current = null;
    move(0);
    if (distance / seconds > DISMISS_PX_PER_SECOND) onDismiss();
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === "mouse" || (event.target as Element).closest("button")) return;
      start.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) move(event.clientY - start.current.y);
    },
    onPointerUp: end,
    onPointerCancel() {
      start.current = null;
      move(0);
    },
  };
}
