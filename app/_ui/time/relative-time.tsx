"use client";

import { useEffect, useState } from "react";
import { serviceClock } from "@/lib/live/service-clock";
import { Moment } from "./moment";
import { relativeTimeText } from "./relative-time-text";

const REFRESH_MS = 10_000;

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  locale: string;
  /** What the server rendered: the moment written out, until the browser knows its own time. */
  text: string;
}

/** How long ago something was, kept up to date, with the moment in UTC by a press or at the pointer. */
export function RelativeTime({ at, locale, text }: RelativeTimeProps) {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNowMs(serviceClock.now());
    tick();
    const timer = setInterval(tick, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const atMs = Date.parse(at);
  const utc = `${at.slice(0, 16).replace("T", " ")} UTC`;
  const shown = nowMs === null ? text : relativeTimeText(atMs, nowMs, locale);
  return <Moment at={at} text={shown} full={[utc]} />;
}
