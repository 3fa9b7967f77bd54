"use client";

import { useEffect, useRef, useState } from "react";
import { fillText } from "./fill-text";
import { type Announcement, announcementAt, clockText } from "./time-left";

const SECOND_MS = 1000;

interface CountdownProps {
  /** When it ends, by the server's clock; ISO 8601. */
  until: string;
  /** The server's clock when it said so; ISO 8601. The browser's own may be wrong. */
  serverNow: string;
  texts: {
    /** `{days}d {hours}h {minutes}m`, for a day and more. */
    days: string;
    /** Said at the start: `{time} left`. */
    start: string;
    /** Said when a minute is left. */
    minute: string;
    /** Said at the end. */
    end: string;
  };
  /** At zero, once: ask the server what holds now. */
  onEnd?: () => void;
  className?: string;
}

/**
 * Counts down to an instant of the server's clock. What is left is worked out anew each second and when
 * the tab comes back, so it does not drift. A screen reader hears of the start, the last minute and the end.
 */
export function Countdown({ until, serverNow, texts, onEnd, className = "" }: CountdownProps) {
  const secondsAtRender = Math.max(
    0,
    Math.ceil((Date.parse(until) - Date.parse(serverNow)) / SECOND_MS),
  );
  const [seconds, setSeconds] = useState(secondsAtRender);
  const [said, setSaid] = useState<Announcement | null>(null);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  useEffect(() => {
    const offset = Date.parse(serverNow) - Date.now();
    let before: number | null = null;
    const tick = () => {
      const left = Math.ceil((Date.parse(until) - Date.now() - offset) / SECOND_MS);
      const next = Math.max(0, left);
      const announcement = announcementAt(before, next);
      if (announcement) setSaid(announcement);
      if (announcement === "end") ended.current?.();
      before = next;
      setSeconds(next);
      if (next === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [until, serverNow]);

  const clock = clockText(seconds, texts.days);
  const spoken = said && fillText(texts[said], { time: clockText(secondsAtRender, texts.days) });
  return (
    <>
      <bdi dir="ltr" aria-hidden className={`figures ${className}`}>
        {clock}
      </bdi>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
